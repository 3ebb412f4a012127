import { EXPRESSION_ROWS, PREPOSITION_ROWS } from './phrases.ts';
import { makeTableRule } from './table-rule.ts';

export const setExpressions = makeTableRule({
  id: 'set-expression',
  category: 'wording',
  gist: 'expression',
  rows: EXPRESSION_ROWS,
  examples: [
    ['In the other hand, it is cheap.', 'On the other hand, it is cheap.'],
    ['We could of won.', 'We could have won.'],
  ],
  leaves: ['He won a whole lot of money.', 'The vast majority of them stayed.'],
});

export const prepositions = makeTableRule({
  id: 'preposition',
  category: 'grammar',
  gist: 'preposition',
  rows: PREPOSITION_ROWS,
  examples: [
    ['We discussed about the plan.', 'We discussed the plan.'],
    ['It depends of the weather.', 'It depends on the weather.'],
  ],
  leaves: ['We talked about the plan.', 'He is proud of the garden.'],
});
