/**
 * The words of instructions, as people write them. A table gives a meaning its words, in their base forms and parted by
 * white space; “get_rid_of” stands for several words.
 */

/** What the engine can be told to do to the whole text, in the order in which it is done. */
export const PLAIN_STEPS = [
  'grammar',
  'improve',
  'shorter',
  'clear',
  'split',
  'human',
  'formal',
  'professional',
  'casual',
  'relaxed',
  'polite',
  'friendly',
  'confident',
  'calm',
  'sober',
  'please',
  'question',
  'contract',
  'expand',
  'active',
  'imperative',
  'neutral',
  'past',
  'present',
  'plural person',
  'singular person',
  'british',
  'american',
  'canadian',
  'spelled numbers',
  'digits',
  'iso dates',
  '24-hour clock',
  '12-hour clock',
  'american dates',
  'british dates',
  'serial commas',
  'no serial commas',
  'lines',
  'one paragraph',
  'prose',
  'paragraphs',
  'bullets',
  'numbers',
  'sorted',
  'thanks',
  'email',
  'greeting',
  'closing',
  'curly quotes',
  'straight quotes',
  'double quotes',
  'single quotes',
  'upper',
  'lower',
  'sentence',
  'title',
] as const;
export type PlainStep = (typeof PLAIN_STEPS)[number];

/** Each of these words asks for its step by itself. */
export const ASKS: Readonly<Partial<Record<PlainStep, string>>> = {
  grammar: `add_comma add_punctuation add_missing_comma add_missing_punctuation add_apostrophe misspelled misspelt capitalization capitalisation comma proper_capitalization autocorrect fix_tense
    fix_verb_tense capitalize_names capitalize_properly fix_article fix_preposition grammar spelling punctuation typo mistake error slip grammatical mechanic misspelling fix_capital fix_caps fix_capital_letters fix_case add_capital_letters
    add_capitals missing_capital_letters capitals_and_apostrophes capital_letters_and_punctuation apostrophe
    sort_out sort_out_grammar sort_out_comma fix correct proofread proof_read spell_check spellcheck check mend repair tidy tidy_up clean_up subject_verb_agreement verb_agreement agreement punctuation_and_capitals capitals_and_punctuation spelling_and_capitals capitals_and_spelling`,
  improve:
    'write_it_properly good_english fix_up improve better polish enhance refine wording perfect upgrade smart intelligent clever sophisticated elegant presentable ready_to_send good_enough_to_send differently',
  shorter: `trim_fat streamline boil_down abbreviate less_text reduce_word_count lower_word_count reduce_length short shorter shorten short_and_sweet concise brief crisp punchy succinct compact terse snappy condense trim tighten tight cut cut_down get_to_point to_the_point to_point more_to_point straight_to_point point_faster point_sooner point_quickly
    trim_down shorten_down slim_down compress abridge shortish conciseness
    fewer_words as_few_words_as_possible few_words come_to_point`,
  clear: `replace_jargon replace_fancy_words replace_big_words replace_long_words jargon-free dumb_down dumb_it_down clear clarify clarity simple simplify plain plain_english plain_language plain_words simple_words ten_year_old child_could_understand for_child for_kids
    easy easy_to_read easy_to_understand easy_to_follow readable understandable straightforward simply readability everyday_words everyday_language layman layman_terms a2 a2_level b1 b1_level b2 b2_level modern modernise modernize up_to_date normal_words`,
  split: `one_huge_sentence one_massive_sentence one_endless_sentence sentences_go_on sentences_go_on_forever sentences_go_on_and_on sentences_too_long sentences_are_too_long sentences_are_way_too_long sentences_are_far_too_long sentences_are_so_long split_up_long_sentence split_long_sentence break_up_long_sentence cut_up_long_sentences split_sentence split_up_sentence long_sentences long_sentence shorter_sentences short_sentences smaller_sentences break_up_sentences split_sentences split_up_sentences
    split_long_sentences break_up_long_sentences break_long_sentences run-ons run_on_sentences
    long_sentences_shorter sentences_shorter long_sentences_short sentences_short shorten_sentences
    shorten_long_sentences split_in_two in_two monster_sentence giant_sentence one_giant_sentence one_long_sentence one_sentence_too_long`,
  human:
    'human humanize humanise natural human-like humanlike authentic flow naturally smooth smooth_out native_speaker flowing native normal_person real_person like_human like_person like_human_wrote normal',
  formal: 'formal formalize formalise academic formality scientific scholarly',
  professional: `professional businesslike business-like official serious grown-up mature work_appropriate
    suitable_for_work appropriate_for_work business professionalism senior managerial`,
  casual:
    'casual informal conversational colloquial chatty laid-back laid_back chill for_whatsapp whatsapp_style into_whatsapp like_text_message',
  relaxed: 'relaxed loose loosen loosen_up easygoing',
  polite: `polite courteous respectful soft soften gentle tactful well-mannered civil humble diplomatic considerate tone_down tone_it_down politeness
    toned_down into_requests demands_into_requests`,
  friendly:
    'friendly warm kind nice approachable welcoming personable warm_up friendliness warmth personal inviting empathy empathetic caring compassionate sympathetic neighbourly neighborly',
  confident: `confident assertive more_sure sure_of_myself sure_of_yourself powerful bold bolder strong direct decisive self-assured assured self-confident firm confidence
    self_assured self_confident apologise_less apologize_less less_apologetic`,
  calm: 'calm calm_down composed neutral cool_down measured level-headed collected mellow',
  sober:
    'tone_down_hype tone_hype_down cut_hype drop_hype lose_hype sober matter-of-fact matter_of_fact down_to_earth',
  contract: 'contraction contract',
  expand:
    'contractions_out contractions_out_in_full contractions_in_full write_contractions_in_full spell_out_contractions expand_contractions write_out_contractions expand_all_contractions',
  british:
    'anglicise_spelling anglicize_spelling british uk_english uk_spelling uk british_english british_spelling english_spelling gb australian australian_spelling australian_english aussie irish_english new_zealand_english',
  american:
    'americanize_spelling americanise_spelling american us_english us_spelling american_english american_spelling usa',
  canadian: 'canadian canadian_english canadian_spelling',
  'spelled numbers': `spell_out_numbers numbers_as_words write_out_numbers numbers_in_words numbers_into_words
    numbers_to_words write_numbers_as_words spell_numbers_out write_numbers_out digits_to_words digits_into_words
    spell_numbers numbers_spelled_out spell_out_small_numbers write_small_numbers_as_words small_numbers_as_words
    small_numbers_in_words numerals_to_words numerals_into_words numerals_as_words numerals_into_word_form numerals_in_words figures_to_words figures_into_words digits_as_words numbers_below_ten_spelled_out numbers_under_ten_spelled_out spelled_out spell_out_numbers_below_ten`,
  digits: `figures_for_numbers numbers_as_figures numbers_in_figures digits_for_numbers digits numerals words_to_numbers number_words_to_digits numbers_as_digits numbers_as_numerals
    numbers_to_digits`,
  lines: `each_sentence_on_new_line each_sentence_on_own_line sentence_per_line one_sentence_per_line one_line_per_sentence
    each_sentence_on_separate_line new_line_after_each_sentence separate_lines on_separate_lines`,
  'one paragraph': `all_in_one_line one_paragraph single_paragraph merge_paragraphs join_paragraphs combine_paragraphs
    one_single_paragraph merge_lines join_lines one_block`,
  prose: `make_list_into_sentences make_list_into_proper_sentences make_list_into_full_sentences list_into_sentences list_into_proper_sentences bullets_into_sentences bullets_into_proper_sentences
    as_normal_sentences in_normal_sentences into_normal_sentences normal_sentences_not_list as_paragraph into_paragraph to_paragraph in_paragraph as_text_without_bullets as_prose into_prose in_prose prose paragraph_form
    in_paragraph_form in_full_sentences as_full_sentences into_full_sentences running_text flowing_text continuous_text`,
  paragraphs: `paragraphs break_into_paragraphs cut_into_sections cut_it_into_sections cut_into_paragraphs cut_it_into_paragraphs cut_into_chunks cut_it_into_chunks split_into_paragraphs divide_into_paragraphs into_smaller_paragraphs smaller_paragraphs shorter_paragraphs
    short_paragraphs into_short_paragraphs paragraph_breaks add_line_breaks add_paragraph_breaks add_spacing space_it_out space_out add_breaks
    split_up_into_paragraphs break_up_into_paragraphs into_paragraphs add_paragraphs make_paragraphs wall_of_text break_up_wall_of_text`,
  bullets: `bullet bullets bulleted bullet_list bulleted_list bullet_points bullet_point_list bullet-point
    bulletpoints add_bullets add_bullet_points add_bullet itemize checklist point_form as_list into_list make_list list_form in_list to_list list_format`,
  numbers: `numbered_list ordered_list numbered numbered_points numbered_steps number_list number_lines number_each_line number_each_point number_each_item
    number_items number_points number_them numbering as_steps into_steps number_steps number_directions number_instructions step_by_step`,
  sorted: `sort alphabetize alphabetise alphabetical alphabetically alphabetical_order a-z a_to_z abc_order sorted
    sort_list sort_lines`,
  thanks: 'add_thank_you say_thank_you say_thanks add_thanks thank_them end_with_thank_you end_with_thanks',
  email: `as_email into_email like_email make_it_email to_email email_format email_form as_letter into_letter
    make_it_letter as_e-mail into_e-mail as_mail in_email_format format_as_email`,
  greeting:
    'proper_greeting greet add_greeting add_salutation add_hello add_hi add_opening add_greetings greeting_at_top',
  closing: `proper_sign_off proper_sign-off proper_closing sign-off_at_bottom sign-off_at_end closing_at_bottom closing_at_end add_closing add_sign-off add_signoff add_sign_off add_signature sign_off add_ending_greeting sign_it sign_with sign_mail sign_letter
    add_regards add_goodbye add_closing_line add_goodbyes add_complimentary_close`,
  'curly quotes': 'curly_quotes smart_quotes curly_quotation_marks typographic_quotes',
  'straight quotes': 'straight_quotes straight_quotation_marks dumb_quotes',
  'double quotes':
    'single_to_double single_quotes_to_double_ones single_quotes_to_double single_ones_to_double double_ones double_quotes double_quotation_marks',
  'single quotes':
    'double_quotes_to_single_ones double_quotes_to_single single_quotes single_quotation_marks',
  upper: `caps_lock uppercase upper-case upper_case all_caps caps in_capitals into_capitals to_capitals in_capital_letters all_capital_letters all_capitals into_capital_letters block_letters capitalize_everything
    capitalize_all`,
  lower: 'lowercase lower-case lower_case small_letters',
  sentence: `normal_writing_instead_of_caps normal_writing_instead_of_all_caps normal_writing_instead_of_capitals normal_writing_not_caps normal_text_instead_of_caps normal_text_instead_of_all_caps normal_text_instead_of_capitals normal_letters in_normal_letters sentence_case sentence-case sentencecase capitalize_sentences capitalize_first_letters_of_sentences
    capitalize_first_letter_of_each_sentence normal_case capitalize_first_word_of_each_sentence
    first_letter_of_each_sentence first_letter_of_each_sentence_capital first_letter_of_sentences_capital capital_at_start_of_each_sentence capital_letter_at_start_of_each_sentence each_sentence_with_capital first_letter_of_sentences first_word_of_each_sentence start_each_sentence_with_capital each_sentence_start_with_capital each_sentence_begin_with_capital each_sentence_start_with_capital_letter each_sentence_begin_with_capital_letter capitalize_beginning_of_sentences capitalize_start_of_sentences capitalize_each_sentence`,
  title: `title_case title-case titlecase headline_case capitalize_each_word
    capitalize_first_letter_of_each_word capitalize_words`,
  please: 'add_please say_please please_in',
  neutral:
    'gender_neutral gender-neutral gender_neutral_language gender-neutral_language inclusive inclusive_language unisex singular_they',
  imperative:
    'imperative straight_instructions as_instruction as_instructions as_command as_commands imperative_form imperative_mood into_instructions into_commands',
  active: 'active active_voice active_sentences make_active to_active passive_to_active',
  past: 'past_tense simple_past past_form in_past to_past into_past in_past_tense to_past_tense into_past_tense past',
  present:
    'present_tense simple_present present_form in_present to_present into_present in_present_tense to_present_tense into_present_tense present',
  'plural person': 'first_person_plural plural_first_person we_form',
  'singular person': 'first_person_singular singular_first_person',
  'iso dates': `iso iso_date iso_format iso_8601 dates_as_iso iso_date_format yyyy-mm-dd year-month-day`,
  '24-hour clock': `24_hour 24-hour 24h 24_hours 24_hour_time 24-hour_time 24_hour_clock 24-hour_clock 24_hour_format 24-hour_format 24h_format 24h_time
    24h_clock military_time`,
  '12-hour clock': `12_hour 12-hour 12h 12_hours 12_hour_time 12-hour_time 12_hour_clock 12-hour_clock 12_hour_format 12-hour_format am_pm am_and_pm am/pm`,
  'american dates': `american_date american_date_format american_date_style us_date us_date_format month_first month_before_day month_day_order month_day_year`,
  'british dates': `british_date british_date_format british_date_style uk_date uk_date_format european_date european_date_format day_first day_before_month day_month_order day_month_year`,
  'serial commas': `oxford_comma serial_comma add_oxford_comma add_serial_comma`,
  question: 'question ask interrogative',
};

/** These ask for their step only where nothing else is asked for: “rewrite it more formally”, “sort the list”. */
export const ASKS_ALONE: Readonly<Partial<Record<PlainStep, string>>> = {
  improve: 'rewrite rephrase reword revise redo edit rework',
  bullets: 'list',
};

/** What a text may have too much of, and the step that mends it: after “less”, “too” and “not so”. */
export const FAULTS: Readonly<Partial<Record<PlainStep, string>>> = {
  shorter: 'long waffly wordy verbose lengthy rambling bloated padded longwinded long-winded word',
  clear:
    'complicated complex hard confusing dense technical convoluted bureaucratic pompous pretentious flowery unclear difficult fancy hard_to_read jargon old-fashioned old_fashioned archaic dated outdated',
  human:
    'brochure textbook manual choppy clunky disjointed stilted robotic ai ai-like ai-ish artificial machine generic unnatural mechanical ai-generated chatgpt bot robot template templated form_letter mass_mail mass_email copy-paste',
  relaxed:
    'formal stiff stuffy professional corporate uptight wooden official academic bookish serious posh snooty',
  formal: 'casual informal chatty colloquial slangy',
  professional: 'unprofessional childish sloppy',
  american: 'british',
  british: 'american',
  active: 'passive passive_voice passive_sentences passive_form',
  'no serial commas': 'oxford_comma serial_comma',
  polite: `rude harsh blunt demanding pushy aggressive threatening threat bossy abrupt curt impolite sharp direct strong
    confrontational arrogant cocky condescending snarky grumpy cross passive-aggressive mean disrespectful forceful nasty unkind`,
  friendly: 'cold distant unfriendly impersonal dry',
  confident:
    'hesitant needy desperate uncertain unsure weak wishy-washy wishy_washy tentative insecure hedgy apologetic timid hedge vague soft shy polite humble nice sorry',
  calm: 'angry emotional loud shouty heated excitement anger dramatic annoyed irritated hysterical excited enthusiastic defensive panicky',
  sober:
    'hype hyped hypey gushing salesy sales_talk sales_pitch over_the_top over-the-top exaggerated superlative hyperbole gushy',
};

/** What no rule can do, by what the writer is told of it. */
export const BEYOND = {
  'a translation': `translate translation french german spanish italian portuguese dutch polish russian chinese japanese
    korean arabic hebrew turkish hindi swedish latin danish norwegian finnish greek ukrainian`,
  'new content': `add longer lengthen elaborate extend example detail detailed continue invent include mention expand
    expand_on explain describe insert apologize apologise promise invent lie exaggerate detailed flesh_out fill_out bulk_up pad more_info argument sources statistics`,
  'a set length': `words_max word_limit characters half third words_or_less word_count tweet character
    in_one_sentence in_two_sentences in_three_sentences to_one_sentence to_two_sentences one_line single_sentence 2_sentences 3_sentences in_2_sentences in_3_sentences to_2_sentences to_3_sentences`,
  'a summary': 'summarize summarise summary tldr tl;dr sum_up abstract recap gist key_points',
  'another voice or tense': 'passive passive_voice future_tense tense perfect_tense conditional',
  'another person':
    'first_person third_person second_person third-person first-person plural singular pronoun',
  'wit, verse or effect': `funny funnier humor humorous witty joke rhyme poem poetic haiku song creative vivid exciting
    engaging persuasive convincing compelling catchy inspiring dramatic sarcastic interesting
    attractive impactful enthusiastic lively sincere heartfelt optimistic urgent upbeat`,
} as const;
export type Beyond = keyof typeof BEYOND;

/** The parts and marks of a text that can be named: what stays, and what goes. */
export const PARTS = {
  greeting: 'greeting hi salutation hello opening_greeting opening_line',
  closing:
    'closing bye sign-off signoff sign_off signature goodbye regards complimentary_close ending_greeting valediction ending',
  title: 'title heading headline header subject_line',
  signature:
    'signature_at_bottom signature_at_end my_name name_at_end my_name_at_end name_at_bottom my_name_at_bottom',
  thanks: 'the_thank_you the_thanks thank_you_stuff thank-you thank-you_stuff thank_you_part thank-you_part',
  request: 'request',
  sentence: 'sentence',
  paragraph: 'paragraph',
  line: 'line',
  emojis: 'sad_face happy_face winking_face smile emoji smiley emoticon smiley_face smileys',
  exclamations:
    'exclamation_mark exclamation_point exclamation exclamations exclamation_marks exclamation_points',
  contractions: 'contraction contractions',
  fillers:
    'um ums uh uhs er ums_and_likes you_know you_knows filler filler_words filler_word filler_phrase padding waffle fluff fluff_words empty_words padding_words redundant redundancy repetition unnecessary_words',
  hedges: 'maybes might-bes might_bes hedge hedging hedge_words hedging_words hedging_language weasel_words',
  jargon:
    'jargon business_jargon tech_jargon technical_jargon legal_jargon medical_jargon buzzword corporate_speak management_speak office_jargon corporate_waffle corporate_fluff corporate_talk corporate_jargon business_speak stock_phrase office_speak big_words fancy_words fancy_word',
  apologies: 'apology apologies sorry sorry_bit apologizing',
  cliches: 'cliche cliches clichés cliché worn_phrase overused_phrase overused_expression hackneyed_phrase',
  swearing:
    'swearing swear_word swear_words curse_words cuss_words rude_words bad_words swearword curse_word cuss_word curse cuss profanity bad_language expletive rude_word foul_language bad_word f_word',
  slang: 'slang text_speak texting_language chat_speak textspeak abbreviation txt_speak txt_talk text_talk',
  bold: 'bold bold_mark bold_text bolding bold_formatting',
  italics: 'italic italics italic_mark',
  markdown:
    'markdown markdown_formatting formatting_mark asterisk star hashtag_heading bold_and_italic formatting',
  bullets: 'bullet bullet_point bullet_mark bullets bullet_points numbering',
  'quotation marks': 'quotation_mark quote_mark quotes speech_mark quotation_marks inverted_comma',
  dashes: 'dash em_dash em-dash emdash dashes long_dash en_dash',
  semicolons: 'semicolon semi-colon semi_colon',
  commas: 'comma commas',
  hashtags: 'hashtag hash_tag',
  brackets: 'bracket parenthesis parentheses brackets round_bracket',
  asides:
    'in_bracket in_parenthesis in_parentheses in_brackets between_brackets inside_brackets inside_parentheses between_parentheses',
  item: 'list_item',
  duplicates:
    'duplicate duplicates duplicate_lines repeated_lines double_entries duplicate_entries duplicate_item',
  'double spaces': `double_space extra_space double_spacing extra_whitespace whitespace unnecessary_space
    extra_spacing multiple_space space`,
  'line breaks':
    'line_break linebreak new_line newline hard_return hard_line_break weird_line_break line-break',
  'blank lines':
    'blank_lines empty_lines extra_lines extra_blank_lines blank_line empty_line double_line_break extra_line_break',
  capitals:
    'caps all_caps capital capital_letter capitals capital_letters uppercase shouting all-caps uppercase_word',
  names: 'name proper_noun person_name proper_name product_name company_name place_name brand_name brand',
  numbers:
    'number figure price size measurement amount digit sum phone_number account_number order_number reference_number percentage percent',
  dates: 'date deadline time day',
  links: 'link url web_address address hyperlink website',
  quotations: 'quote quotation quoted_text citation direct_quote',
  questions: 'question',
} as const;
export type PartName = keyof typeof PARTS;

/** What a limit may protect that is no stretch of the text. */
export const QUALITIES = {
  facts: `meaning content message info information fact detail point idea intent substance main_point key_point
    important_part essence story sense gist reason anything_important key_info what_i_ask what_i_am_asking_for what_i_mean what_it_says what_i_say`,
  tone: 'tone style voice register vibe feel mood personality formality tone_of_voice character attitude how_i_say how_i_say_things how_i_talk how_i_write how_i_speak way_i_talk way_i_write way_i_speak dialect',
  words: 'word wording vocabulary phrasing word_choice language words',
  layout:
    'layout format formatting structure line_break paragraph_break spacing order_of_sentences arrangement',
  length: 'length',
  sentences: 'sentences sentence',
  rest: 'anything_else everything_else nothing_else rest the_rest else other anything_other as_is otherwise anything more as_they_are as_it_is how_it_is way_it_is way_it_was',
} as const;
export type Quality = keyof typeof QUALITIES;

/** Words that only carry an instruction. */
export const FILLERS = `
  etc lol idk haha thruout tho honestly nonsense sentences obvs obviously than thats that's fine
  please pls plz plse kindly so_kind be_so_kind if_you'd_be_so_kind if_you_would_be_so_kind would_you_be_so_kind_as_to would_you_be_so_kind can could would will you u ya i i'd i'll we want wanna need like love hope try help thx
  thanks thank ty cheers hey hi hello ok okay so well now just even very really quite super much many more most a an the
  this that these those it its it's is are was be been being to into in on of for with as at by from me my mine your our
  us his her their make makes made making turn put give set let get do does did go have has had there here any all every each
  some whole entire bit little lil wee lot tad touch notch smidge smidgen tiny teeny hair slightly somewhat kinda kind_of sort_of sorta a_bit a_little a_lot a_tad rather
  way too_much maybe perhaps also again asap quickly quick possible if_possible if_you_can where_you_can wherever_you_can where_can where_it_works wherever_possible sure make_sure text message
  email_text passage selection part section piece step item stuff thing sentence paragraph write writing written
  read reads them full_stop sound sounds sounding look looks feel feels seem seems come across come_across come_off say says version use uses
  using bring change convert transform format apply turned switch draft copy post note english language overall throughout
  everywhere where_needed where_necessary where_possible when_possible when_needed needed necessary should must ought
  through over up version_of it_all this_one which who whatever email e-mail mail letter note post through out still enough general generally
  as_possible possible completely totally absolutely bloody damn job fully properly go_over go_through form formatted
  letters word words these_words simply_put honestly level as_well thank_you a_proper i'm im can't_you couldn't_you why_don't_you not_native_speaker too_many instead some_more unnecessary useless needless anything formulate phrase up_to_twelve up_to_ten up_to_nine up_to_12 up_to_10 under_ten below_ten one_to_ten
  minutes notice notes report review speech ad advert advertisement listing essay statement bio profile caption blurb newsletter announcement proposal
  description application cv resume poster flyer leaflet invitation article assignment memo rant complaint update reference
  extra everything everything_else rest the_rest down up short_ones shorter_ones smaller_ones at_end at_start at_top at_beginning at_bottom long_ones big_ones overly excessive appropriate proper good-sounding great perfect-looking grammatically correctly`;

/** Neutral by themselves, but what is to be done to them has to be said: “fix the tone” asks for nothing that is known. */
export const NEUTRAL =
  'tone style voice register vibe feel mood manner flavor air touch attitude break split divide separate merge combine join order';

/** One word for several. */
export const SAME: Readonly<Record<string, string>> = {
  remove: `chop_off chop strip_off snip lop_off cut_off delete drop erase strip omit ditch kill exclude eliminate lose scrap get_rid_of take_out take_away cut_out leave_away kick_out chuck_out toss
    leave_out throw_out strip_out clear_out rid axe nix edit_out bin ban`,
  replace: 'swap substitute exchange switch_out swap_out rename',
  keep: 'leave retain preserve maintain stay remain respect protect hold_on_to stick_with stick_to',
  not: "don't dont do_not does_not doesn't doesnt without w/o never avoid avoiding refrain_from stop cannot can't cant isn't aren't do_n't rather_than must_not mustn't shouldn't should_not skip wasn't wasnt weren't",
  no: 'zero none',
  except: 'apart_from besides other_than excluding except_for but_not_in',
  only: 'solely nothing_but exclusively',
  less: 'fewer tone_down_the reduce lower_the minimize minimise',
  alter:
    'change touch modify affect mess_with mess_up tamper_with adjust damage break lose ruin rewrite replace edit shift remove cut fix correct delete rephrase reword drop misrepresent lose_any paraphrase',
};

/** Words that stand between two wishes. */
export const JOINTS = 'and n then but plus also while yet & + / so or because since cuz cos bc';

/** What a step is called where it was not done, or not wholly. */
export const STEP_NAMES: Readonly<Record<PlainStep, string>> = {
  grammar: 'corrections',
  improve: 'a better wording',
  shorter: 'a shorter text',
  clear: 'plainer words',
  split: 'shorter sentences',
  human: 'a more natural tone',
  formal: 'a more formal tone',
  professional: 'a more professional tone',
  casual: 'a more casual tone',
  relaxed: 'a less formal tone',
  polite: 'a more polite tone',
  friendly: 'a friendlier tone',
  confident: 'a more confident tone',
  calm: 'a calmer tone',
  sober: 'a tone without praise',
  please: 'requests with “please”',
  active: 'the active voice',
  neutral: '“they” for anybody',
  imperative: 'orders in place of “you should”',
  past: 'the past tense',
  present: 'the present tense',
  'plural person': '“we” in place of “I”',
  'singular person': '“I” in place of “we”',
  'iso dates': 'ISO dates',
  '24-hour clock': '24-hour times',
  '12-hour clock': 'times with am and pm',
  'american dates': 'dates with the month first',
  'british dates': 'dates with the day first',
  'serial commas': 'commas before “and” in lists',
  'no serial commas': 'lists without a comma before “and”',
  question: 'questions',
  contract: 'contractions',
  expand: 'contractions written out',
  british: 'British spelling',
  american: 'American spelling',
  canadian: 'Canadian spelling',
  'spelled numbers': 'numbers as words',
  digits: 'numbers as digits',
  lines: 'a line for each sentence',
  'one paragraph': 'one paragraph',
  prose: 'a paragraph in place of a list',
  paragraphs: 'paragraphs',
  bullets: 'a bullet list',
  numbers: 'a numbered list',
  sorted: 'alphabetical order',
  thanks: 'a word of thanks',
  email: 'an email',
  greeting: 'a greeting',
  closing: 'a closing',
  'curly quotes': 'curly quotation marks',
  'straight quotes': 'straight quotation marks',
  'double quotes': 'double quotation marks',
  'single quotes': 'single quotation marks',
  upper: 'capital letters',
  lower: 'small letters',
  sentence: 'sentence case',
  title: 'title case',
};

/** Steps of which one undoes the other. */
export const CONTRADICTIONS: readonly (readonly [PlainStep, PlainStep])[] = [
  ['formal', 'casual'],
  ['formal', 'relaxed'],
  ['formal', 'contract'],
  ['professional', 'casual'],
  ['professional', 'relaxed'],
  ['contract', 'expand'],
  ['british', 'american'],
  ['british', 'canadian'],
  ['american', 'canadian'],
  ['past', 'present'],
  ['24-hour clock', '12-hour clock'],
  ['american dates', 'british dates'],
  ['american dates', 'iso dates'],
  ['british dates', 'iso dates'],
  ['bullets', 'numbers'],
  ['bullets', 'one paragraph'],
  ['bullets', 'prose'],
  ['numbers', 'prose'],
  ['paragraphs', 'prose'],
  ['numbers', 'one paragraph'],
  ['paragraphs', 'one paragraph'],
  ['spelled numbers', 'digits'],
  ['curly quotes', 'straight quotes'],
  ['double quotes', 'single quotes'],
  ['upper', 'lower'],
  ['upper', 'sentence'],
  ['upper', 'title'],
  ['lower', 'sentence'],
  ['lower', 'title'],
  ['sentence', 'title'],
];
