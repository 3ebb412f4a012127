import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Retention } from '../../../shared/retention.ts';
import { useServices } from '../../services/services.ts';
import { notify } from '../../ui/notify.ts';
import { toSentence } from './model.ts';
import { retentionQuery } from './queries.ts';

/** Chooses how long texts are kept. What is open of the history is read again. */
export function useRetention() {
  const services = useServices();
  const queries = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function save(retention: Retention): Promise<boolean> {
    setIsSaving(true);
    setFailure(undefined);
    try {
      const saved = await services.call((api) => api.profile.updateRetention({ retention }));
      queries.setQueryData(retentionQuery(services).queryKey, saved);
      void queries.invalidateQueries({ queryKey: ['actions'] });
      void notify({ title: 'Saved.' });
      return true;
    } catch (error) {
      setFailure(toSentence(error, 'Your choice could not be saved. Please try again.'));
      return false;
    } finally {
      setIsSaving(false);
    }
  }

  return { save, isSaving, failure };
}
