import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallServices } from '../services/call-services.ts';
import { type Dictionary, dictionaryQuery } from './queries.ts';

export function useDictionary() {
  return useQuery(dictionaryQuery(useCallServices()));
}

/** Adds words; the list is what the server answers. Words that are there already are no fault. */
export function useAddWords() {
  const { call } = useCallServices();
  const keep = useKeepWords();
  return useMutation({
    networkMode: 'always',
    mutationFn: (words: string[]) => call((api) => api.dictionary.addWords({ words })),
    onSuccess: keep,
  });
}

export function useRemoveWords() {
  const { call } = useCallServices();
  const keep = useKeepWords();
  return useMutation({
    networkMode: 'always',
    mutationFn: (words: string[]) => call((api) => api.dictionary.removeWords({ words })),
    onSuccess: keep,
  });
}

function useKeepWords() {
  const queries = useQueryClient();
  const { queryKey } = dictionaryQuery(useCallServices());
  return (dictionary: Dictionary) => queries.setQueryData(queryKey, dictionary);
}
