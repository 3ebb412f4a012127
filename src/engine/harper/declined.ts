import { wordSet } from '../lexicon/word-set.ts';

/** Kinds of remarks that are about right and wrong. Style, readability and regional taste are the writer's. */
const ACCEPTED_KINDS = wordSet(`
  Agreement BoundaryError Capitalization Eggcorn Formatting Grammar Malapropism Miscellaneous Nonstandard Punctuation
  Redundancy Repetition Spelling Typo Usage WordChoice`);

/** Rules of those kinds that the engine does not take, with the reason. */
const DECLINED = {
  'Typography is the writer’s: dashes, ellipses, quotation marks and ranges stay.': `
    Dashes NumericRangeEnDash UseEllipsisCharacter EllipsisLength QuoteSpacing UnclosedQuotes Spaces NoFrenchSpaces
    OrthographicConsistency PluralDecades FootInchMinuteSecondSymbols CurrencyPlacement DotInitialisms`,
  'Opinions, or both ways are right.': `
    OxfordComma NoOxfordComma LongSentences BoringWords FillerWords Hedging AvoidCurses AvoidAndAlso RedundantThat
    OkToOkay Excellent SpelledNumbers UpdatePlaceNames ExpandTimeShorthands ExpandMemoryShorthands Regionalisms
    UseTitleCase DisjointPrefixes CompoundNouns MoreAdjective NationalCapitals AvoidContractions RoadMap
    BlacklistWhitelist Towards PreferPleaded PreferPled PreferSneaked PreferSnuck DiscourseMarkers
    AsSoonAsPossible CondenseAllThe Codebase VeryUnique SufficeItToSay ChampAtTheBit ViciousCircle ViciousCycle
    ViciousCircleOrCycle ToTheMannerBorn NerveRacking CaseSensitive FaceFirst PortoNovo RealTrouper WaveFunction
    Surreality MultipleFrequencyAdverbs Oxymorons RedundantProgressiveComparative ThrowRubbish LikeTheresNoTomorrow
    AnotherThinkComing AnalogAcousticBike TruthToTheFact`,
  'Short forms are the writer’s: “AFAIK”, “stdin”, “TODO”.': `
    AsFarAsICanTell AsFarAsIKnow BeRightBack ExplainLikeImFive ForWhatItsWorth ForYourInformation IDontKnow
    IfIRecallCorrectly IfIUnderstandCorrectly IfYouKnowYouKnow InCaseYouMissedIt InMyHumbleOpinion InMyOpinion InRealLife
    LetMeKnow NeverMind OnTheOtherHand PleaseTakeALook TalkToYouLater ToBeHonest ToDoHyphen Cybersec
    ExpandAlgorithm ExpandAlloc ExpandArgument ExpandControl ExpandCoordinate ExpandDecl ExpandDependencies
    ExpandDereference ExpandDirectory ExpandFavourite ExpandForward ExpandLegitimate ExpandMinimum ExpandNotification
    ExpandParameter ExpandPerformance ExpandPointer ExpandPrevious ExpandStandardInputAndOutput ExpandVulnerability`,
  'The linter has it off by itself.': `PossessiveNoun`,
  'Often wrong on edited prose.': `
    MassNouns LetsConfusion PronounContraction MissingTo TheyToThem WrongNegative InflectedVerbAfterTo Everyone
    Worthwhile PronounInflectionBe SingleBe VeryLess NeedToNoun TheHowWhy FindOut NominalWants HowTo PronounKnew
    WereWhere ModalBeAdjective QuiteQuiet ExceptOf RedundantAcronyms RedundantFirsts Worldwide MergeWords
    WhomSubjectOfVerb TheirToThere NounVerbConfusion NotTo ThereToTheir ThatThan InAWhile QuantifierNeedsOf Everyday
    OneHanded ClickThroughRate SimpleGrammatical ThatChallenged ThatThis ConstituteAs AsFollows LittleKnown
    ThisTypeOfThing TheLastDays HelloGreeting Months ThatWhich InDemandInDepth AndIn SomeOfThe AheadAnd Damages PhrasalVerbAsCompoundNoun DayOneNames GoogleNames ThereIsAgreement QuantifierNumeralConflict
    OnFloor DoubleModal TheProperNounPossessive MultipleSequentialPronouns`,
  'The engine has its own rule, which knows lists, labels and letters, or says why.': `
    SentenceCapitalization CapitalizePersonalPronouns AnA RegularIrregulars SimplePastToPastParticiple AllowTo AwareOf
    AwaitFor DespiteItIs DespiteOf DoubleNegative EachAndEveryOne HadOf InsteadOf LookForwardTo PeaceOfMind PointsOfView
    SubjectPronoun ToLoseTooLoose Yourself`,
  'The guard of meaning lets none of them pass: a negation, a number.': `HaveNegNoAny NowWay OverPlus`,
  'Of kinds that are not accepted.': `
    AOkHyphen Addicting AdjectiveOfA ArriveOnWeekday Cant CauseItIsBecause ExpandBecause ExpandConfiguration ExpandGovt
    ExpandThough ExpandThrough ExpandWithout FatalOutcome Freezing HaveTakeALook InOnTheCards LitotesDirectPositive
    MakeupCompoundNoun NoLongerPronoun OutOfTheWindow OvertimeCompoundNoun PasswordProtectedHyphen RainbowColoredHyphen
    RedundantPretty SendAnEmailTo SomewhatSomething Starving ThriveOn TillDate TrueToWord WasComprisedOf WordPressDotcom
    WouldNeverHave`,
};

/** Taken as a hint which words are unknown: the engine's own speller judges them with their context. */
const SPELLING = wordSet('SpellCheck SplitWords');

const declined = new Set(Object.values(DECLINED).flatMap((rules) => [...wordSet(rules)]));

/** Rules of which nothing that they say is made use of. */
export const listDeclined = (): string[] => [...declined];

/** Whether a remark says no more than that a word is unknown. */
export const isSpelling = ({ rule }: { rule: string }): boolean => SPELLING.has(rule);

export function isAccepted({ rule, kind }: { rule: string; kind: string }): boolean {
  return ACCEPTED_KINDS.has(kind) && !declined.has(rule) && !isSpelling({ rule });
}
