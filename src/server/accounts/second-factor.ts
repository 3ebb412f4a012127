import { AppError } from '../../shared/errors.ts';
import type { RecordEvent } from '../audit/index.ts';
import type { Recipient } from '../mail/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Encryption } from '../platform/encryption.ts';
import type { SignedIn } from './auth.ts';
import {
  findStep,
  isTimeCode,
  makeRecoveryCodes,
  makeSecret,
  type NewSecret,
  toPlainCode,
} from './second-factor-codes.ts';
import type { SecondFactorStore } from './second-factor-store.ts';

const notices = {
  'second-factor.on': 'second-factor-on',
  'second-factor.off': 'second-factor-off',
  'recovery-codes.renewed': 'recovery-codes-renewed',
  'recovery-code.used': 'recovery-code-used',
} as const;

type Happening = keyof typeof notices;

export interface SecondFactorDependencies {
  store: SecondFactorStore;
  encryption: Encryption;
  clock: Clock;
  hasPassword: (userId: string) => Promise<boolean>;
  /** @throws AppError unless the writer shows that it is them */
  proveOwner: (writer: SignedIn, password: string | undefined) => Promise<void>;
  sendEmail: (kind: (typeof notices)[Happening], to: Recipient, path: string) => Promise<void>;
  record: RecordEvent;
}

export type SecondFactorService = ReturnType<typeof makeSecondFactorService>;

const settingsPath = '/settings';

/** Codes of an authenticator app (TOTP), and recovery codes for when it is lost. See docs/decisions/0072. */
export function makeSecondFactorService(dependencies: SecondFactorDependencies) {
  const { store, encryption, clock, hasPassword, proveOwner, sendEmail, record } = dependencies;

  function readSecret(encrypted: string): string {
    const secret = encryption.decrypt(encrypted);
    if (secret === undefined) throw new Error('the secret of a second factor was made with another SECRET');
    return secret;
  }

  function makeCodes(): { shown: string[]; plain: string[] } {
    const shown = makeRecoveryCodes();
    return { shown, plain: shown.map(toPlainCode) };
  }

  async function tell(kind: Happening, writer: Recipient): Promise<void> {
    await record({ kind, actorId: writer.userId, subjectId: writer.userId, facts: {} });
    await sendEmail(notices[kind], writer, settingsPath);
  }

  return {
    async readState({ userId }: { userId: string }) {
      const found = await store.find(userId);
      return {
        isOn: found?.is_on ?? false,
        recoveryCodesLeft: found?.codes_left ?? 0,
        asksPassword: await hasPassword(userId),
      };
    },

    isOn: async (userId: string) => (await store.find(userId))?.is_on ?? false,

    /** Nothing is asked for at a sign-in until the app has shown that it has the secret. */
    async begin(writer: SignedIn, password: string | undefined): Promise<NewSecret> {
      await proveOwner(writer, password);
      const made = makeSecret(writer.email);
      if (!(await store.putSecret(writer.userId, encryption.encrypt(made.secret))))
        throw new AppError('SECOND_FACTOR_ON');
      return made;
    },

    /**
     * Ends every other session.
     * @returns the recovery codes, which are not to be had again
     * @throws AppError INVALID_CODE
     */
    async confirm(writer: SignedIn, typed: string): Promise<string[]> {
      const { userId, sessionId } = writer;
      const found = await store.find(userId);
      if (found === undefined || found.is_on) throw new AppError('INVALID_CODE');
      const now = clock();
      const step = findStep(readSecret(found.secret), toPlainCode(typed), now);
      const { shown, plain } = makeCodes();
      if (
        step === undefined ||
        !(await store.confirm({ userId, sessionId, step, now, recoveryCodes: plain }))
      )
        throw new AppError('INVALID_CODE');
      await tell('second-factor.on', writer);
      return shown;
    },

    /** @returns the new recovery codes; the old ones are dead */
    async renewRecoveryCodes(writer: SignedIn, password: string | undefined): Promise<string[]> {
      await proveOwner(writer, password);
      const { shown, plain } = makeCodes();
      if (!(await store.replaceRecoveryCodes(writer.userId, plain))) throw new AppError('NOT_FOUND');
      await tell('recovery-codes.renewed', writer);
      return shown;
    },

    async turnOff(writer: SignedIn, password: string | undefined): Promise<void> {
      await proveOwner(writer, password);
      if (await store.remove(writer.userId)) await tell('second-factor.off', writer);
    },

    /** Uses a code up. @returns whether it was good */
    async spend(
      { id: userId, ...holder }: { id: string; name: string; email: string },
      typed: string,
    ): Promise<boolean> {
      const code = toPlainCode(typed);
      if (!isTimeCode(code)) {
        const isGood = await store.spendRecoveryCode(userId, code);
        if (isGood) await tell('recovery-code.used', { userId, ...holder });
        return isGood;
      }
      const found = await store.find(userId);
      const step = found?.is_on ? findStep(readSecret(found.secret), code, clock()) : undefined;
      return step !== undefined && store.spendStep(userId, step);
    },
  };
}
