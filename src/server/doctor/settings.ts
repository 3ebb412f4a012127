import { formatCount, formatList } from '../../shared/format.ts';
import type { Config } from '../platform/config.ts';
import { isLoopbackHost, settings } from '../platform/settings.ts';
import { type Examined, right, type Verdict, wrong } from './finding.ts';

/** What each setting may be is known when it is read; this is about those that do not go together. */
export async function examineSettings({ config }: Examined): Promise<Verdict> {
  const doubt = doubts.find(({ applies }) => applies(config));
  if (doubt !== undefined) return wrong(doubt.sentence);
  const all = Object.keys(settings.shape);
  const given = all.filter((name) => config.given.has(name));
  const which = given.length === 0 ? '' : ` (${formatList(given)})`;
  return right(
    `All ${all.length} settings can be read; ${formatCount(given.length, 'is', 'are')} set${which}, the others have their defaults.`,
  );
}

const doubts: { applies: (config: Config) => boolean; sentence: string }[] = [
  {
    applies: (config) => !isLoopbackHost(config.HOST) && config.PUBLIC_URL === undefined,
    sentence:
      'HOST lets other machines in, and PUBLIC_URL is not set: links in mails would lead to localhost. Set PUBLIC_URL to the address that people type.',
  },
  {
    applies: (config) =>
      config.SMTP_URL !== undefined && config.CONTACT_ADDRESS.startsWith('feedback@localhost'),
    sentence:
      'Neither PUBLIC_URL nor CONTACT_ADDRESS is set beside SMTP_URL: mails would name localhost. Set PUBLIC_URL.',
  },
];
