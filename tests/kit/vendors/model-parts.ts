import { type ModelParts, makeModelParts } from '../../../src/server/engines/providers/provider-model.ts';
import { systemClock, systemSleep } from '../../../src/server/platform/clock.ts';

/** The real world, as the doctor sees it. */
export const systemModelParts: ModelParts = makeModelParts({ clock: systemClock, sleep: systemSleep });
