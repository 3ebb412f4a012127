import { AppError } from '../../../shared/errors.ts';
import { findFault, toAdvice, toScreenSettings } from '../advice.ts';
import type { ProviderModel } from '../providers/chat-model.ts';
import type { ModelSettings } from '../providers/configured-model.ts';

/** Undefined for settings that name no provider. */
export type FindModel = (settings: ModelSettings) => ProviderModel | undefined;

/**
 * Asks a provider for somebody who sets it up on a screen.
 * @throws AppError PROVIDER_NOT_USABLE with a sentence that says what to do
 */
export async function askProvider<Answer>(
  settings: ModelSettings,
  findModel: FindModel,
  question: (model: ProviderModel) => Promise<Answer>,
): Promise<Answer> {
  const model = findModel(settings);
  if (model === undefined) throw new AppError('PROVIDER_NOT_USABLE');
  return question(model).catch((error) => {
    throw toUnusable(error, settings);
  });
}

/** What a provider failed by, as the screen says it. */
export function toUnusable(error: unknown, settings: ModelSettings): AppError {
  const message = toAdvice(findFault(error), toScreenSettings(settings));
  return new AppError('PROVIDER_NOT_USABLE', { message, cause: error });
}
