import { toLookupRows } from './lookup-rows.ts';
import { makeLookupRule } from './lookup-rule.ts';
import { withOrdinaryOpenings } from './ordinary-openings.ts';
import { CASUAL_VERB_GROUPS, CASUAL_WORD_GROUPS } from './tables/casual.ts';
import { FORMAL_VERB_GROUPS, FORMAL_WORD_GROUPS } from './tables/formal.ts';

const formally = (written: string) => `A more formal text says “${written}”.`;
const casually = (written: string) => `In everyday English one says “${written}”.`;

/** “looked into the matter” is “investigated the matter” in a very formal text. */
export const formalVerbForms = withOrdinaryOpenings(
  makeLookupRule({
    id: 'formal-verb-form',
    category: 'tone',
    gist: 'formal verb',
    rows: toLookupRows(FORMAL_VERB_GROUPS),
    explain: formally,
    examples: [
      [
        'We looked into the matter. He wants to put off the trip.',
        'We investigated the matter. He wishes to postpone the trip.',
      ],
      [
        'We got an error. She got a visa, and it is getting colder and worse.',
        'We received an error. She obtained a visa, and it is getting colder and worse.',
      ],
      ['They asked for help. He asked a question.', 'They requested help. He posed a question.'],
      ['They set up a charity. We set up the server.', 'They set up a charity. We set up the server.'],
      [
        'They want to set up a charity and to set up the server.',
        'They wish to establish a charity and to configure the server.',
      ],
      [
        'They started planting crops, and the work started in May.',
        'They began planting crops, and the work began in May.',
      ],
      ['It keeps failing. It stops us from leaving.', 'It continues failing. It prevents us from leaving.'],
      [
        'Prices have gone up by 5%. Sales fell sharply.',
        'Prices have increased by 5%. Sales decreased sharply.',
      ],
      [
        'He told reporters that it helps. It happened when we left.',
        'He informed reporters that it helps. It occurred when we left.',
      ],
    ],
    leaves: [
      "I've got a call.",
      'We look at it.',
      'Buy time. They bought into it.',
      'He had a head start in the race.',
      'We need to go. The need is great.',
      'What happened to him?',
      'The sun goes down. Run to the shop.',
      'I like it. Keep it.',
      'Pick up the phone.',
    ],
  }),
);

/** “nobody was sure if it was enough” is “no one was certain whether it was sufficient” in a very formal text. */
export const formalPhrases = withOrdinaryOpenings(
  makeLookupRule({
    id: 'formal-phrase',
    category: 'tone',
    gist: 'formal word',
    rows: toLookupRows(FORMAL_WORD_GROUPS),
    explain: formally,
    examples: [
      ['Nobody was sure if it was enough.', 'No one was certain whether it was sufficient.'],
      ['We know each other. It is really good.', 'We know one another. It is very good.'],
      [
        'Is there a way to open it? What do you mean by that?',
        'Is it possible to open it? What is meant by that?',
      ],
      [
        'It depends on the app. It seems like a bike.',
        'It depends upon the application. It appears to be a bicycle.',
      ],
      [
        'I like the way they sing. Over the past year, it grew.',
        'I like the manner in which they sing. During the past year, it grew.',
      ],
      ['He said that we need more time.', 'He said that we need additional time.'],
      ['Please let me know. Let me explain this.', 'Please inform me. Allow me to explain this.'],
      ['I know that the right answer is different.', 'I am aware that the correct answer is different.'],
    ],
    leaves: [
      'Let me know if you need it.',
      'She is much more than that.',
      'He is certainly right to go.',
      'Please make sure to call.',
      'Sure enough, it rained.',
      'By the way they came, we left.',
      'He did not like it. They are right here.',
      'It costs more than he had.',
    ],
  }),
);

/** “conducted a survey” is “carried out a survey” in speech. */
export const casualVerbs = withOrdinaryOpenings(
  makeLookupRule({
    id: 'casual-verb',
    category: 'tone',
    gist: 'everyday verb',
    rows: toLookupRows(CASUAL_VERB_GROUPS),
    explain: casually,
    examples: [
      ['We received the parcel. They postponed the trip.', 'We got the parcel. They put off the trip.'],
      ['It contains a list. We will contact you.', 'It has a list. We will get in touch with you.'],
      ['The study revealed that it occurs often.', 'The study showed that it happens often.'],
      ['He discovered that we reduced the costs.', 'He found out that we cut the costs.'],
      ['It prevents us from leaving. We assume control.', 'It stops us from leaving. We assume control.'],
      ['She was fired last week. He is being paid.', 'She got fired last week. He is getting paid.'],
    ],
    leaves: [
      'It was received.',
      'It occurred to me.',
      'It was considered the best.',
      'The purchase was cheap.',
      'It remains to be seen.',
      'The request was long.',
    ],
  }),
);

/** “approximately an additional year” is “about an extra year” in speech. */
export const casualPhrases = withOrdinaryOpenings(
  makeLookupRule({
    id: 'casual-phrase',
    category: 'tone',
    gist: 'everyday word',
    rows: toLookupRows(CASUAL_WORD_GROUPS),
    explain: casually,
    examples: [
      [
        'It is quite good and much cheaper. The entire town was delighted.',
        'It is pretty good and way cheaper. The whole town was thrilled.',
      ],
      [
        'Is it possible to open it? I am certain that it is.',
        'Is there a way to open it? I am sure that it is.',
      ],
      [
        'Also, it costs more than 20 pounds per week. Which version is it?',
        'And it costs over 20 pounds a week. What version is it?',
      ],
      ['Could you please call? I do not understand.', 'Can you call? I do not get it.'],
      ['The children knew whether it was a significant problem.', 'The kids knew if it was a big problem.'],
      ['In my opinion, it is merely additional work.', 'I think it is just extra work.'],
    ],
    leaves: [
      'Quite a few came. It is not quite ready.',
      'We would rather go.',
      'It is much to ask for.',
      'Which of them is it? Which is which?',
      'It is the most important part.',
      'To put it simply, we left.',
    ],
  }),
);
