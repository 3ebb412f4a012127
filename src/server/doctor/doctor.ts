import type { ModelParts } from '../engines/index.ts';
import { findFault, toAdvice, tryModel } from '../engines/index.ts';
import { examineBilling } from './billing.ts';
import { examineDatabase } from './database.ts';
import { examineEngine } from './engine.ts';
import { examineEvents } from './events.ts';
import { type Examined, type Finding, toCode, type Verdict, wrong } from './finding.ts';
import { examineDisk, examineFolder } from './folder.ts';
import { examineMail } from './mail.ts';
import { examineOutgoing } from './outgoing.ts';
import { examineSettings } from './settings.ts';
import { examineSignIn } from './sign-in.ts';
import type { WhoWrites } from './who-writes.ts';

export type { Finding } from './finding.ts';

export interface Report {
  findings: Finding[];
  /** What the model is good for, in sentences; empty where the rules write. */
  trial: string[];
}

/** By part of the product, in the order in which they are told. Undefined: there is nothing to say. */
const examinations: Record<string, (examined: Examined) => Promise<Verdict | undefined>> = {
  settings: examineSettings,
  engine: examineEngine,
  database: examineDatabase,
  events: examineEvents,
  mail: examineMail,
  billing: examineBilling,
  'sign-in': examineSignIn,
  folder: examineFolder,
  disk: examineDisk,
  outgoing: examineOutgoing,
};

/** Tries what the settings name, part by part, and changes nothing: no table, a mail where one is asked for, a model's few words. */
export async function examine(examined: Examined): Promise<Finding[]> {
  const found = Object.entries(examinations).map(async ([part, examinePart]) => {
    const verdict = await examinePart(examined).catch((error) =>
      wrong(`This part could not be looked at (${toCode(error)}).`),
    );
    return verdict === undefined ? [] : [{ part, ...verdict }];
  });
  return (await Promise.all(found)).flat();
}

/** What a look at everything says, and a trial of the model where one answers. */
export async function look(examined: Examined): Promise<Report> {
  const findings = await examine(examined);
  const isEngineRight = findings.some(({ part, isRight }) => part === 'engine' && isRight);
  return { findings, trial: isEngineRight ? await tryOut(examined.writes, examined.modelParts) : [] };
}

/** What a model is good for, in sentences as ‘Try it’ has them; none where the rules write. It writes some hundred words. */
export async function tryOut({ settings, names }: WhoWrites, parts: ModelParts): Promise<string[]> {
  try {
    return await tryModel(settings, parts);
  } catch (error) {
    return [toAdvice(findFault(error), names(settings))];
  }
}
