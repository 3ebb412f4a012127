import { toOwnAddress } from '../../server-facts.ts';

/** Where programs check that can ask a LanguageTool server. @param key inside it, for those that have no field for one */
export function toAddress(origin: string, key?: string): string {
  return `${origin}${toOwnAddress(key === undefined ? '/v2' : `/k/${key}/v2`)}`;
}
