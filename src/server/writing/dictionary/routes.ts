import { implement } from '@orpc/server';
import { dictionaryContract, switchedOffRulesContract } from '../../../shared/contract/dictionary.ts';
import type { CallerContext } from '../../http/caller.ts';
import type { DictionaryService } from './dictionary.ts';

export function makeDictionaryRoutes(service: DictionaryService) {
  const words = implement(dictionaryContract).$context<CallerContext>();
  const rules = implement(switchedOffRulesContract).$context<CallerContext>();
  return {
    dictionary: {
      read: words.read.handler(({ context: { caller } }) => service.readWords(caller.userId)),
      addWords: words.addWords.handler(({ input, context: { caller } }) =>
        service.addWords(caller.userId, input.words),
      ),
      removeWords: words.removeWords.handler(({ input, context: { caller } }) =>
        service.removeWords(caller.userId, input.words),
      ),
    },
    switchedOffRules: {
      read: rules.read.handler(({ context: { caller } }) => service.readRules(caller.userId)),
      switchOff: rules.switchOff.handler(({ input, context: { caller } }) =>
        service.switchOff(caller.userId, input),
      ),
      switchOn: rules.switchOn.handler(({ input, context: { caller } }) =>
        service.switchOn(caller.userId, input.rule),
      ),
    },
  };
}
