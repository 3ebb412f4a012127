import { type ProviderSettings, toAdvice } from '../advice.ts';

/** What Ollama keeps of a pull that did not end, it does not pull again. */
const again = 'pull it again: it goes on where it ended';

/** For a pull that nobody writes of any more. */
export const serverStopped =
  'The server that pulled it has stopped. Pull it again: it goes on where it ended.';

/**
 * Why a model was not pulled and what to do about it, in one sentence.
 * @param fault code of a ProviderFault, or of the catalogue where there is none
 */
export function toPullAdvice(fault: string, settings: ProviderSettings): string {
  const { url, model } = settings;
  const { host } = new URL(url);
  const ollama = `Ollama at ${host}`;
  switch (fault) {
    case 'UNKNOWN_MODEL':
    case 'HTTP_400':
      return `Ollama’s library has no model ${model}: look its name up at ollama.com/library.`;
    case 'NO_SPACE':
      return `The disk of ${ollama} is full: free some space there, and ${again}.`;
    case 'NO_LIBRARY':
      return `${ollama} does not reach its library: check the network of that machine, and ${again}.`;
    case 'OLD_OLLAMA':
      return `${ollama} is too old for ${model}: update it, and pull the model again.`;
    case 'PULL_FAILED':
    case 'HTTP_500':
      return `${ollama} could not pull ${model}: run “ollama pull ${model}” on that machine to see why.`;
    case 'CUT':
    case 'ECONNRESET':
    case 'EPIPE':
    case 'UND_ERR_SOCKET':
      return `The connection to ${ollama} was lost: see whether it still runs, and ${again}.`;
    case 'SILENCE':
      return `${ollama} has said nothing for minutes: see whether it still works, and ${again}.`;
    default:
      return toAdvice(fault, settings);
  }
}
