import { dictionaryWordsLimit, switchedOffRulesLimit } from '../../../shared/limits.ts';
import { statement } from '../../db/statement.ts';

export const readWords = statement(
  'dictionary_read_words',
  'select words from personal_dictionaries where user_id = $1::uuid',
);

/** No row: the list would be too long, and is as it was. */
export const addWords = statement(
  'dictionary_add_words',
  `
    insert into personal_dictionaries as own (user_id, words)
    values ($1::uuid, array(select distinct unnest($2::text[]) order by 1))
    on conflict (user_id) do update set words = array(select unnest(own.words) union select unnest(excluded.words) order by 1)
    where cardinality(array(select unnest(own.words) union select unnest(excluded.words))) <= ${dictionaryWordsLimit}
    returning words`,
);

export const removeWords = statement(
  'dictionary_remove_words',
  `
    update personal_dictionaries set words = array(select unnest(words) except select unnest($2::text[]) order by 1)
    where user_id = $1::uuid
    returning words`,
);

export const listRules = statement(
  'dictionary_list_rules',
  'select rule, description from switched_off_rules where user_id = $1::uuid order by rule',
);

/** No row: there are too many already. */
export const switchOff = statement(
  'dictionary_switch_off',
  `
    insert into switched_off_rules (user_id, rule, description)
    select $1::uuid, $2::text, $3::text
    where (select count(*) from switched_off_rules where user_id = $1::uuid and rule <> $2::text)
      < ${switchedOffRulesLimit}
    on conflict (user_id, rule) do update set description = excluded.description
    returning rule`,
);

export const switchOn = statement(
  'dictionary_switch_on',
  'delete from switched_off_rules where user_id = $1::uuid and rule = $2::text',
);

/** For a call, in one round trip. The words are parted by line ends, which read in half the time of an array. */
export const readOwn = statement(
  'dictionary_read_own',
  `
    select (select array_to_string(words, chr(10)) from personal_dictionaries where user_id = $1::uuid) as words /* or null */,
      array(select rule from switched_off_rules where user_id = $1::uuid) as rules /* not null */`,
);
