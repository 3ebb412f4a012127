import { implement } from '@orpc/server';
import { auditContract } from '../../shared/contract/audit.ts';
import type { CallerContext } from '../http/caller.ts';
import type { AuditService } from './audit.ts';

export function makeAuditRoutes(audit: Pick<AuditService, 'list'>) {
  const os = implement(auditContract).$context<CallerContext>();
  return { list: os.list.handler(({ input }) => audit.list(input)) };
}
