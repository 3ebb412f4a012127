/** Where programs check that can ask a LanguageTool server. @param key inside it, for those that have no field for one */
export function toAddress(origin: string, key?: string): string {
  return key === undefined ? `${origin}/v2` : `${origin}/k/${key}/v2`;
}
