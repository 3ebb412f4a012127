import { oc } from '@orpc/contract';
import { z } from 'zod';

export const systemContract = {
  health: oc
    .route({ method: 'GET', path: '/health', tags: ['System'], summary: 'The process answers' })
    .output(z.strictObject({ status: z.literal('ok') })),
  ready: oc
    .route({
      method: 'GET',
      path: '/ready',
      tags: ['System'],
      summary: 'Database and engine can serve; 503 with the code of the part that cannot',
    })
    .output(z.strictObject({ status: z.literal('ready') })),
};
