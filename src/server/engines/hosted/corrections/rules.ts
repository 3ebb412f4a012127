import type { WritingEngine } from '../../../../engine/index.ts';
import { AppError } from '../../../../shared/errors.ts';
import type { Correct } from './stand-in.ts';

/** What corrects by rules where a model did more. */
export function toCorrect(rules: WritingEngine): Correct {
  return async (request, signal) => {
    for await (const event of rules.enhance({ ...request, action: 'grammar' }, signal)) {
      if (event.type === 'result') return event.result;
    }
    throw new AppError('NO_CONTENT');
  };
}
