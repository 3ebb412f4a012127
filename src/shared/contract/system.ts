import { z } from 'zod';
import { openCall, pickErrors } from './errors.ts';

export const systemContract = {
  health: openCall
    .route({ method: 'GET', path: '/health', tags: ['System'], summary: 'The process answers' })
    .output(z.strictObject({ status: z.literal('ok') })),
  ready: openCall
    .route({
      method: 'GET',
      path: '/ready',
      tags: ['System'],
      summary: 'Database and engine can serve; 503 with the code of the part that cannot',
    })
    .errors(pickErrors('STORAGE_UNAVAILABLE', 'ENGINE_UNAVAILABLE'))
    .output(z.strictObject({ status: z.literal('ready') })),
};
