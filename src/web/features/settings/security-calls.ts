import * as v from 'valibot';
import { callAccount } from '../../session/call-account.ts';

const stateSchema = v.object({ isOn: v.boolean(), recoveryCodesLeft: v.number(), asksPassword: v.boolean() });
const secretSchema = v.object({ secret: v.string(), uri: v.string() });
const codesSchema = v.object({ recoveryCodes: v.array(v.string()) });

export type SecondFactor = v.InferOutput<typeof stateSchema>;
export type NewSecret = v.InferOutput<typeof secretSchema>;

/** What shows who asks for a change of how they sign in: left out where they have no password. */
export interface Proof {
  password?: string;
}

export async function readSecondFactor(): Promise<SecondFactor> {
  return v.parse(stateSchema, await callAccount('second-factor'));
}

export async function beginSecondFactor(proof: Proof): Promise<NewSecret> {
  return v.parse(secretSchema, await callAccount('second-factor/begin', proof));
}

/** Switches it on. @returns the recovery codes, which are not to be had again */
export async function confirmSecondFactor(code: string): Promise<string[]> {
  return v.parse(codesSchema, await callAccount('second-factor/confirm', { code })).recoveryCodes;
}

export async function renewRecoveryCodes(proof: Proof): Promise<string[]> {
  return v.parse(codesSchema, await callAccount('second-factor/renew-recovery-codes', proof)).recoveryCodes;
}

export async function turnOffSecondFactor(proof: Proof): Promise<void> {
  await callAccount('second-factor/turn-off', proof);
}
