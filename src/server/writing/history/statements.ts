import type { Action } from '../../../shared/contract/actions.ts';
import { exactTime } from '../../db/keyset.ts';
import { statement } from '../../db/statement.ts';

// Written by hand: one statement each, prepared once. What is deleted is invisible to all but `restore…` and `purge`.

type KnownOfAll = Pick<Action, 'result' | 'user_feedback'>;

/** Null where a call has not ended well. */
type KnownOfOne = KnownOfAll &
  Pick<Action, 'engine' | 'request' | 'details'> & {
    changes: Action['changes'] | null;
    issues: Action['issues'] | null;
  };

const summaryColumns = `
      id, action_type, text_length, has_texts, result, error_message, user_feedback,
      ${exactTime('created_at')} as created_at /* not null */, ${exactTime('feedback_given_at')} as feedback_given_at`;

/** The place is compared as a row and never null: so the index leads straight to it, at any depth. */
const pageCondition = `
      where user_id = $1::uuid and deleted_at is null
        and (created_at, id) < ($2::text::timestamptz, $3::uuid)
        and ($5::text[] /* or null */ is null or action_type = any($5::text[])) and action_type <> all($6::text[])
        and ($7::text /* or null */ is null or result = $7::text)`;

/** By the column of the table: `created_at` alone would be the text that is selected under this name. */
const pageOrder = 'order by action.created_at desc, action.id desc limit $4::int';

/**
 * Of a long text its beginning alone is unpacked: how long it is, the row says. That counts a sign beyond the BMP twice, so of a text
 * of nearly this length more may seem to follow.
 */
export const page = statement(
  'history_page',
  `
    select ${summaryColumns}, left(original_text, 400) as passage /* not null */,
      true as is_from_start /* not null */, text_length <= 400 or not has_texts as is_to_end /* not null */
    from text_improvement_actions action
    ${pageCondition}
    ${pageOrder}`,
).narrow<KnownOfAll>();

/** Where the statement of a search that begins after the place ends, $4 texts further; no row where it reaches the oldest. */
export const searchReach = statement(
  'history_search_reach',
  `
    select ${exactTime('created_at')} as moment /* not null */, id
    from text_improvement_actions action
    where user_id = $1::uuid and deleted_at is null and (created_at, id) < ($2::text::timestamptz, $3::uuid)
    order by action.created_at desc, action.id desc
    limit 1 offset $4::int - 1`,
);

/**
 * Texts are read one after the other, newest first, until a page is full or $10 and $11 are passed: each `offset 0` keeps the
 * planner from reading all of them first.
 *
 * Both texts are put in lower case once for all words; a word has no line end in it, so none is found across the two.
 * Of what is found a window is cut: around the first of the words in the original text, or in the result where they
 * stand only there.
 */
export const search = statement(
  'history_search',
  `
    with found as (
      select action.*
      from (
        select user_id, id, created_at
        from text_improvement_actions
        ${pageCondition}
          and (created_at, id) >= ($10::text::timestamptz, $11::uuid)
        order by created_at desc, id desc
        offset 0
      ) as place
      cross join lateral (
        select *
        from text_improvement_actions
        where user_id = place.user_id and id = place.id and created_at = place.created_at
          and lower(concat_ws(E'\\n', original_text, enhanced_text))
            like all (array(select lower(pattern) from unnest($8::text[]) as pattern))
        offset 0
      ) as action
      order by place.created_at desc, place.id desc
      limit $4::int
    )
    select ${summaryColumns}, substr(shown.text, shown.start, 400) as passage /* not null */,
      shown.start = 1 as is_from_start /* not null */, length(shown.text) < shown.start + 400 as is_to_end /* not null */
    from found
    cross join lateral (
      select min(nullif(strpos(lower(original_text), lower(word)), 0)) as in_original,
        min(nullif(strpos(lower(enhanced_text), lower(word)), 0)) as in_result
      from unnest($9::text[]) as word
    ) as hit
    cross join lateral (
      select case when in_original is null and in_result > 0 then enhanced_text else original_text end as text,
        greatest(coalesce(in_original, in_result, 1) - 100, 1) as start
    ) as shown
    order by found.created_at desc, found.id desc`,
).narrow<KnownOfAll>();

export const action = statement(
  'history_action',
  `
    select ${summaryColumns}, original_text, enhanced_text, changes, issues, engine, request, details
    from text_improvement_actions
    where user_id = $1::uuid and id = $2::uuid and deleted_at is null`,
).narrow<KnownOfOne>();

/** Gives no row where there is no such action, and says of one that still runs that it does, instead of deleting it. */
export const remove = statement(
  'history_remove',
  `
    with found as (
      select id, result is null as is_running
      from text_improvement_actions
      where user_id = $1::uuid and id = $2::uuid and deleted_at is null
      for update
    ), removed as (
      update text_improvement_actions action
      set deleted_at = $3::timestamptz
      from found
      where action.user_id = $1::uuid and action.id = found.id and not found.is_running
      returning 1
    )
    select is_running /* not null */ from found`,
);

export const removeAll = statement(
  'history_remove_all',
  `
    with removed as (
      update text_improvement_actions
      set deleted_at = $2::timestamptz
      where user_id = $1::uuid and deleted_at is null and result is not null
      returning 1
    )
    select count(*)::int as count /* not null */ from removed`,
);

/** Gives no row where there is nothing of that id, and a count of 0 for what is there already. */
export const restore = statement(
  'history_restore',
  `
    with found as (
      select id, deleted_at
      from text_improvement_actions
      where user_id = $1::uuid and id = $2::uuid and (deleted_at is null or deleted_at >= $3::timestamptz)
      for update
    ), restored as (
      update text_improvement_actions action
      set deleted_at = null
      from found
      where action.user_id = $1::uuid and action.id = found.id and found.deleted_at is not null
      returning 1
    )
    select (select count(*)::int from restored) as count /* not null */ from found`,
);

/** What was deleted at once has one moment in common. */
export const restoreLast = statement(
  'history_restore_last',
  `
    with restored as (
      update text_improvement_actions
      set deleted_at = null
      where user_id = $1::uuid and deleted_at = (
        select max(deleted_at)
        from text_improvement_actions
        where user_id = $1::uuid and deleted_at >= $2::timestamptz
      )
      returning 1
    )
    select count(*)::int as count /* not null */ from restored`,
);

export const purge = statement(
  'history_purge',
  'delete from text_improvement_actions where deleted_at < $1::timestamptz',
);

export const giveFeedback = statement(
  'history_give_feedback',
  `
    update text_improvement_actions
    set user_feedback = $3::text, feedback_given_at = $4::timestamptz
    where user_id = $1::uuid and id = $2::uuid and deleted_at is null
    returning id`,
);
