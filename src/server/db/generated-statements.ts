// Written by `npm run db:types` from the statements and the migrated database. Edits here are lost.
import type { Json } from './statement.ts';

export interface Statements {
  audit_add: {
    parameters: readonly [string, Date, string, string | null, string | null, string];
    row: never;
  };
  audit_forget: {
    parameters: readonly [Date];
    row: never;
  };
  audit_list: {
    parameters: readonly [readonly string[], string, string, number];
    row: {
      id: string;
      kind: string;
      happened_at: string;
      count: number;
      actor_id: string | null;
      actor_name: string | null;
      subject_id: string | null;
      subject_name: string | null;
      facts: Json;
    };
  };
  billing_claim_closures: {
    parameters: readonly [readonly string[], number, number];
    row: {
      provider: string;
      customer_id: string;
    };
  };
  billing_delete_writer: {
    parameters: readonly [string, number];
    row: {
      provider: string;
      customer_id: string;
    };
  };
  billing_finish_closure: {
    parameters: readonly [string, string];
    row: never;
  };
  checkout_claim_due: {
    parameters: readonly [string, Date, Date, number, number];
    row: {
      user_id: string;
      begun_at: Date;
      expires_at: Date | null;
    };
  };
  checkout_find: {
    parameters: readonly [string, string];
    row: {
      creation_key: string;
      caller_key: string | null;
      trial_days: number;
      begun_at: Date;
      checkout_id: string | null;
      url: string | null;
      expires_at: Date | null;
    };
  };
  checkout_give_up: {
    parameters: readonly [string, string, string];
    row: never;
  };
  checkout_hold_trial: {
    parameters: readonly [string, string, Date, Date];
    row: {
      mail_digest: string;
    };
  };
  checkout_keep: {
    parameters: readonly [string, string, string, string, string, Date, Date | null];
    row: never;
  };
  checkout_look_again: {
    parameters: readonly [string, string, Date | null, Date];
    row: never;
  };
  checkout_release: {
    parameters: readonly [string, string];
    row: never;
  };
  checkout_reserve: {
    parameters: readonly [string, string, string, string | null, number, Date, string | null, Date];
    row: {
      creation_key: string;
      caller_key: string | null;
      trial_days: number;
      begun_at: Date;
      checkout_id: string | null;
      url: string | null;
      expires_at: Date | null;
    };
  };
  costs_by_day: {
    parameters: readonly [string, string];
    row: {
      day: string;
      calls: number;
      unreported_calls: number;
      input_tokens: number;
      output_tokens: number;
      cost: string | null;
    };
  };
  costs_by_tool: {
    parameters: readonly [string, string];
    row: {
      tool: string;
      calls: number;
      unreported_calls: number;
      input_tokens: number;
      output_tokens: number;
      cost: string | null;
    };
  };
  costs_by_writer: {
    parameters: readonly [string, string];
    row: {
      user_id: string;
      name: string | null;
      email: string | null;
      calls: number;
      unreported_calls: number;
      input_tokens: number;
      output_tokens: number;
      cost: string | null;
    };
  };
  costs_of_month: {
    parameters: readonly [string];
    row: {
      calls: number;
      unreported_calls: number;
      input_tokens: number;
      output_tokens: number;
      cost: string | null;
      monthly_cap: string | null;
      is_cap_reached: boolean;
    };
  };
  costs_read_prices: {
    parameters: readonly [];
    row: {
      input_price: string | null;
      output_price: string | null;
      monthly_cap: string | null;
    };
  };
  costs_save_prices: {
    parameters: readonly [string | null, string | null, string | null];
    row: never;
  };
  credentials_change: {
    parameters: readonly [string, string, string, string, Date];
    row: never;
  };
  credentials_holder: {
    parameters: readonly [string];
    row: {
      id: string;
      name: string;
      email: string;
    };
  };
  credentials_password_hash: {
    parameters: readonly [string];
    row: {
      password: string | null;
    };
  };
  credentials_reset: {
    parameters: readonly [string, string, Date, string];
    row: {
      id: string;
      name: string;
      email: string;
    };
  };
  customers_bind: {
    parameters: readonly [string, string, string, string];
    row: never;
  };
  customers_find: {
    parameters: readonly [string, string];
    row: {
      customer_id: string | null;
    };
  };
  customers_renew: {
    parameters: readonly [string, string, string, string];
    row: never;
  };
  customers_renew_unbound: {
    parameters: readonly [string, string, string, string];
    row: never;
  };
  customers_reserve: {
    parameters: readonly [string, string, string, Date];
    row: {
      creation_key: string;
      customer_id: string | null;
      email: string;
    };
  };
  deletion_begin: {
    parameters: readonly [string, number];
    row: {
      email: string;
    };
  };
  deletion_claim_due: {
    parameters: readonly [number, number, number];
    row: {
      user_id: string;
      is_last: boolean;
    };
  };
  deletion_delete_user: {
    parameters: readonly [string];
    row: never;
  };
  deletion_finish: {
    parameters: readonly [string];
    row: never;
  };
  dictionary_add_words: {
    parameters: readonly [string, readonly string[]];
    row: {
      words: readonly string[];
    };
  };
  dictionary_list_rules: {
    parameters: readonly [string];
    row: {
      rule: string;
      description: string;
    };
  };
  dictionary_read_own: {
    parameters: readonly [string];
    row: {
      words: string | null;
      rules: readonly string[];
    };
  };
  dictionary_read_words: {
    parameters: readonly [string];
    row: {
      words: readonly string[];
    };
  };
  dictionary_remove_words: {
    parameters: readonly [string, readonly string[]];
    row: {
      words: readonly string[];
    };
  };
  dictionary_switch_off: {
    parameters: readonly [string, string, string];
    row: {
      rule: string;
    };
  };
  dictionary_switch_on: {
    parameters: readonly [string, string];
    row: never;
  };
  engines_begin_pull: {
    parameters: readonly [string, string, string];
    row: {
      id: number;
    };
  };
  engines_cancel_pull: {
    parameters: readonly [];
    row: never;
  };
  engines_read_choice: {
    parameters: readonly [];
    row: {
      engine: string;
      base_url: string | null;
      model: string | null;
      tool_models: Json;
      encrypted_key: string | null;
    };
  };
  engines_read_pull: {
    parameters: readonly [];
    row: {
      model: string;
      base_url: string;
      status: string;
      done_bytes: number;
      total_bytes: number | null;
      bytes_per_second: number | null;
      message: string | null;
      started_at: Date;
      is_abandoned: boolean;
    };
  };
  engines_save_choice: {
    parameters: readonly [string, string | null, string | null, string, string | null, string, Date];
    row: {
      pg_notify: string | null;
    };
  };
  engines_write_pull: {
    parameters: readonly [string, string, number, number | null, number | null, string | null];
    row: {
      id: number;
    };
  };
  events_notify: {
    parameters: readonly [readonly string[]];
    row: {
      pg_notify: unknown | null;
    };
  };
  export_account: {
    parameters: readonly [string];
    row: {
      id: string | null;
      name: string | null;
      email: string | null;
      email_verified: boolean | null;
      created_at: Date | null;
      country: string | null;
      account_type: string | null;
      last_login: Date | null;
      notification_account_updates: boolean | null;
      notification_marketing_emails: boolean | null;
      writing_purpose: string | null;
      job_title: string | null;
      primary_function: string | null;
      industry: string | null;
      preferred_language: string | null;
      text_retention: string | null;
    };
  };
  export_actions: {
    parameters: readonly [string, string, string, number];
    row: {
      id: string;
      action_type: string;
      text_length: number;
      has_texts: boolean;
      result: string | null;
      error_message: string | null;
      user_feedback: string | null;
      created_at: string;
      feedback_given_at: string | null;
      original_text: string;
      enhanced_text: string | null;
      changes: Json | null;
      issues: Json | null;
      engine: Json | null;
      request: Json;
      details: Json;
    };
  };
  export_api_keys: {
    parameters: readonly [string];
    row: {
      id: string;
      start: string;
      name: string;
      scopes: readonly string[];
      created_at: Date;
      expires_at: Date | null;
      last_used_on: string | null;
    };
  };
  export_balances: {
    parameters: readonly [string];
    row: {
      credit_type: string;
      period_start: string;
      credits_granted: number;
      credits_used: number;
    };
  };
  export_customers: {
    parameters: readonly [string];
    row: {
      provider: string;
      customer_id: string | null;
      created_at: Date;
    };
  };
  export_model_calls: {
    parameters: readonly [string];
    row: {
      action_id: string;
      day: string;
      tool: string;
      engine: string;
      input_tokens: number | null;
      output_tokens: number | null;
    };
  };
  export_opinions: {
    parameters: readonly [string];
    row: {
      id: string;
      feedback_type: string;
      title: string;
      description: string;
      created_at: Date;
      handled_at: Date | null;
    };
  };
  export_passkeys: {
    parameters: readonly [string];
    row: {
      id: string;
      name: string;
      is_synced: boolean;
      created_at: Date;
      last_used_at: Date | null;
    };
  };
  export_sessions: {
    parameters: readonly [string];
    row: {
      id: string;
      created_at: Date;
      last_used_at: Date;
      expires_at: Date;
      ip_address: string | null;
      user_agent: string | null;
    };
  };
  export_subscriptions: {
    parameters: readonly [string];
    row: {
      provider: string;
      status: string;
      is_active: boolean;
      created_at: Date;
      trial_end: Date | null;
      subscription_end: Date | null;
      cancelled_at: Date | null;
      cancellation_reason: string | null;
    };
  };
  export_usage: {
    parameters: readonly [string];
    row: {
      day: string;
      tool: string;
      calls: number;
      credits: number;
      words_improved: number;
    };
  };
  faults_add: {
    parameters: readonly [string];
    row: never;
  };
  faults_claim_mail: {
    parameters: readonly [readonly string[]];
    row: {
      id: number;
    };
  };
  faults_forget: {
    parameters: readonly [Date];
    row: never;
  };
  faults_list: {
    parameters: readonly [Date];
    row: {
      code: string;
      place: string;
      count: number;
      first_seen_at: Date;
      last_seen_at: Date;
    };
  };
  faults_list_unmailed: {
    parameters: readonly [readonly string[]];
    row: {
      hour: Date;
      code: string;
      place: string;
      count: number;
      news: number;
    };
  };
  faults_mark_mailed: {
    parameters: readonly [string];
    row: never;
  };
  history_action: {
    parameters: readonly [string, string];
    row: {
      id: string;
      action_type: string;
      text_length: number;
      has_texts: boolean;
      result: string | null;
      error_message: string | null;
      user_feedback: string | null;
      created_at: string;
      feedback_given_at: string | null;
      original_text: string;
      enhanced_text: string | null;
      changes: Json | null;
      issues: Json | null;
      engine: Json | null;
      request: Json;
      details: Json;
    };
  };
  history_give_feedback: {
    parameters: readonly [string, string, string, Date];
    row: {
      id: string;
    };
  };
  history_page: {
    parameters: readonly [string, string, string, number, readonly string[] | null, readonly string[], string | null];
    row: {
      id: string;
      action_type: string;
      text_length: number;
      has_texts: boolean;
      result: string | null;
      error_message: string | null;
      user_feedback: string | null;
      created_at: string;
      feedback_given_at: string | null;
      passage: string;
      is_from_start: boolean;
      is_to_end: boolean;
    };
  };
  history_purge: {
    parameters: readonly [Date];
    row: never;
  };
  history_remove: {
    parameters: readonly [string, string, Date];
    row: {
      is_running: boolean;
    };
  };
  history_remove_all: {
    parameters: readonly [string, Date];
    row: {
      count: number;
    };
  };
  history_restore: {
    parameters: readonly [string, string, Date];
    row: {
      count: number;
    };
  };
  history_restore_last: {
    parameters: readonly [string, Date];
    row: {
      count: number;
    };
  };
  history_search: {
    parameters: readonly [string, string, string, number, readonly string[] | null, readonly string[], string | null, readonly string[], readonly string[], string, string];
    row: {
      id: string;
      action_type: string;
      text_length: number;
      has_texts: boolean;
      result: string | null;
      error_message: string | null;
      user_feedback: string | null;
      created_at: string;
      feedback_given_at: string | null;
      passage: string;
      is_from_start: boolean;
      is_to_end: boolean;
    };
  };
  history_search_reach: {
    parameters: readonly [string, string, string, number];
    row: {
      moment: string;
      id: string;
    };
  };
  identity_appoint_first: {
    parameters: readonly [string, Date];
    row: never;
  };
  identity_count_try: {
    parameters: readonly [string, number, number, number];
    row: {
      count: number;
      window_start: string;
    };
  };
  identity_find_disabled: {
    parameters: readonly [string];
    row: {
      user_id: string;
    };
  };
  identity_forget_dead_links: {
    parameters: readonly [Date];
    row: never;
  };
  identity_forget_ended_sessions: {
    parameters: readonly [];
    row: never;
  };
  identity_forget_tries: {
    parameters: readonly [number];
    row: never;
  };
  identity_list_administrators: {
    parameters: readonly [readonly string[] | null];
    row: {
      id: string;
      email: string;
      email_verified: boolean;
    };
  };
  identity_live_api_key: {
    parameters: readonly [string];
    row: {
      key_id: string;
      user_id: string;
      start: string;
      scopes: readonly string[];
      last_used_on: string | null;
      account_type: string | null;
      full_name: string | null;
      preferred_language: string | null;
      writing_purpose: string | null;
      job_title: string | null;
      primary_function: string | null;
      industry: string | null;
      email: string | null;
      text_retention: string | null;
      is_administrator: boolean;
    };
  };
  identity_live_session: {
    parameters: readonly [string, string];
    row: {
      account_type: string | null;
      full_name: string | null;
      preferred_language: string | null;
      writing_purpose: string | null;
      job_title: string | null;
      primary_function: string | null;
      industry: string | null;
      email: string | null;
      text_retention: string | null;
      is_administrator: boolean;
    };
  };
  identity_read_administrator: {
    parameters: readonly [string];
    row: {
      email: string;
      is_administrator: boolean;
    };
  };
  identity_take_try_back: {
    parameters: readonly [string, number];
    row: never;
  };
  inbox_count_open: {
    parameters: readonly [];
    row: {
      count: number;
    };
  };
  inbox_find: {
    parameters: readonly [string, string];
    row: {
      id: string;
      user_id: string;
      writer_name: string;
      writer_email: string;
      account_type: string;
      feedback_type: string;
      title: string;
      description: string;
      priority: number;
      created_at: string;
      handled_at: string | null;
      handled_by: string | null;
    };
  };
  inbox_handle: {
    parameters: readonly [string, string, string, Date];
    row: {
      id: string;
    };
  };
  inbox_list: {
    parameters: readonly [string, readonly string[], number, string, string, number];
    row: {
      id: string;
      user_id: string;
      writer_name: string;
      writer_email: string;
      account_type: string;
      feedback_type: string;
      title: string;
      description: string;
      priority: number;
      created_at: string;
      handled_at: string | null;
      handled_by: string | null;
    };
  };
  inbox_reopen: {
    parameters: readonly [string, string];
    row: {
      id: string;
    };
  };
  ledger_action_by_key: {
    parameters: readonly [string, string];
    row: {
      id: string;
      action_type: string;
      original_text: string;
      enhanced_text: string | null;
      is_deleted: boolean;
      has_texts: boolean;
      result: string | null;
      changes: Json | null;
      issues: Json | null;
      engine: Json | null;
      request: Json;
      details: Json;
    };
  };
  ledger_balances: {
    parameters: readonly [readonly string[], string, string];
    row: {
      user_id: string;
      credit_type: string;
      credits_granted: number;
      credits_extra: number;
      credits_used: number;
    };
  };
  ledger_consume: {
    parameters: readonly [string, number, Date, string | null];
    row: {
      is_done: boolean;
    };
  };
  ledger_count_open: {
    parameters: readonly [];
    row: {
      holds: number;
    };
  };
  ledger_ensure: {
    parameters: readonly [string, Date];
    row: {
      is_done: boolean;
    };
  };
  ledger_entries: {
    parameters: readonly [string, string, string, number];
    row: {
      id: string;
      tool: string;
      credit_type: string;
      credits: number;
      held_at: string;
      ended_at: string | null;
      outcome: string;
      reason: string | null;
    };
  };
  ledger_fail: {
    parameters: readonly [string, string, string, string | null, Date, Date];
    row: never;
  };
  ledger_fail_expired: {
    parameters: readonly [boolean, string, Date];
    row: {
      id: string;
    };
  };
  ledger_fail_of_model: {
    parameters: readonly [string, string, string, string | null, Date, string, string, string, number | null, number | null, Date];
    row: never;
  };
  ledger_finish: {
    parameters: readonly [string, string, string, string | null, Date, string, string, string, string, string, string, string, number, Date];
    row: {
      ended_holds: number;
    };
  };
  ledger_finish_of_model: {
    parameters: readonly [string, string, string, string | null, Date, string, string, string, string, string, string, string, number, string, number | null, number | null, Date];
    row: {
      ended_holds: number;
    };
  };
  ledger_grant: {
    parameters: readonly [string, string, string, string, number, Date, string];
    row: {
      is_done: boolean;
    };
  };
  ledger_has_just_failed: {
    parameters: readonly [string, string, string, string, string, readonly string[]];
    row: {
      is_done: boolean | null;
    };
  };
  ledger_hold: {
    parameters: readonly [string, string, string, number, string, string, number, string | null, Date, string, string, string, boolean, Date | null, string | null, number];
    row: {
      id: string;
      set_config: string | null;
    };
  };
  ledger_hold_for_model: {
    parameters: readonly [string, string, string, number, string, string, number, string | null, Date, string, string, string, boolean, Date | null, string | null, number];
    row: {
      is_held: boolean;
      is_over_budget: boolean;
      set_config: string | null;
    };
  };
  ledger_hold_of_day: {
    parameters: readonly [string, string, string, number, string, string, number, string | null, Date, string, string, string, boolean, Date | null];
    row: {
      id: string;
      set_config: string | null;
    };
  };
  ledger_is_same_as_last: {
    parameters: readonly [string, string, string, string, string, string, string];
    row: {
      is_done: boolean | null;
    };
  };
  ledger_renew: {
    parameters: readonly [number, readonly string[], readonly string[], Date];
    row: {
      action_id: string;
    };
  };
  ledger_write_plan: {
    parameters: readonly [string, number, number];
    row: never;
  };
  mail_backlog: {
    parameters: readonly [];
    row: {
      waiting: number;
      failed: number;
      oldest_seconds: number;
    };
  };
  mail_claim: {
    parameters: readonly [number, number];
    row: {
      id: string;
      user_id: string | null;
      kind: string;
      recipient: string;
      subject: string;
      plain_text: string;
      html: string;
      created_at: Date;
      tries: number;
    };
  };
  mail_drop: {
    parameters: readonly [string];
    row: {
      user_id: string | null;
      kind: string;
    };
  };
  mail_forget_failed: {
    parameters: readonly [];
    row: never;
  };
  mail_give_up: {
    parameters: readonly [string, string];
    row: never;
  };
  mail_list: {
    parameters: readonly [boolean | null, string, string, number];
    row: {
      id: string;
      kind: string;
      recipient: string;
      created_at: string;
      tries: number;
      failure: string | null;
      due_at: string;
      is_failed: boolean;
      is_sending: boolean;
    };
  };
  mail_postpone: {
    parameters: readonly [string, number, string];
    row: never;
  };
  mail_retry: {
    parameters: readonly [string];
    row: {
      user_id: string | null;
      kind: string;
    };
  };
  months_forget_keys: {
    parameters: readonly [string, string, string, string, Date];
    row: never;
  };
  months_keys_reach: {
    parameters: readonly [string, string];
    row: {
      user_id: string;
      idempotency_key: string;
    };
  };
  oidc_claim: {
    parameters: readonly [string, Date];
    row: never;
  };
  oidc_has_subject: {
    parameters: readonly [string];
    row: {
      found: boolean;
    };
  };
  opinions_list: {
    parameters: readonly [number];
    row: {
      id: string;
      feedback_type: string;
      title: string;
      description: string;
      created_at: string;
      email: string | null;
    };
  };
  partitions_find: {
    parameters: readonly [string];
    row: {
      has_before: boolean;
      is_limited: boolean;
      bytes: number;
      is_being_limited: boolean;
      partitions: readonly string[];
    };
  };
  passkeys_add_challenge: {
    parameters: readonly [string, Date];
    row: never;
  };
  passkeys_find: {
    parameters: readonly [string];
    row: {
      id: string;
      credential_id: string;
      public_key: string;
      transports: readonly string[];
      user_id: string;
      name: string;
      email: string;
      email_verified: boolean;
      is_disabled: boolean;
    };
  };
  passkeys_note_use: {
    parameters: readonly [string, number, boolean, Date];
    row: {
      id: string;
    };
  };
  passkeys_spend_challenge: {
    parameters: readonly [string, Date];
    row: {
      digest: string;
    };
  };
  people_appoint: {
    parameters: readonly [string, Date];
    row: {
      user_id: string;
    };
  };
  people_count_by_plan: {
    parameters: readonly [];
    row: {
      free: number;
      paid: number;
    };
  };
  people_disable: {
    parameters: readonly [string, Date];
    row: {
      user_id: string;
    };
  };
  people_dismiss: {
    parameters: readonly [string];
    row: {
      user_id: string;
    };
  };
  people_enable: {
    parameters: readonly [string];
    row: {
      user_id: string;
    };
  };
  people_end_sessions: {
    parameters: readonly [string];
    row: never;
  };
  people_find: {
    parameters: readonly [string];
    row: {
      id: string;
      name: string;
      email: string;
      account_type: string;
      created_at: string;
      last_seen_at: string | null;
      sessions: number;
      disabled_at: string | null;
      is_administrator: boolean;
    };
  };
  people_find_id: {
    parameters: readonly [string];
    row: {
      id: string;
    };
  };
  people_is_last_administrator: {
    parameters: readonly [string];
    row: {
      is_last: boolean;
    };
  };
  people_list: {
    parameters: readonly [string, string, string, number];
    row: {
      id: string;
      name: string;
      email: string;
      account_type: string;
      created_at: string;
      last_seen_at: string | null;
      sessions: number;
      disabled_at: string | null;
      is_administrator: boolean;
    };
  };
  ready_ping: {
    parameters: readonly [];
    row: {
      answer: number | null;
    };
  };
  retention_apply_to_all: {
    parameters: readonly [number];
    row: never;
  };
  retention_apply_to_writer: {
    parameters: readonly [string, number | null];
    row: never;
  };
  retention_purge: {
    parameters: readonly [Date];
    row: {
      id: string;
    };
  };
  second_factor_confirm: {
    parameters: readonly [string, string, number, Date, readonly string[]];
    row: {
      user_id: string;
    };
  };
  second_factor_put: {
    parameters: readonly [string, string];
    row: {
      user_id: string;
    };
  };
  second_factor_remove: {
    parameters: readonly [string];
    row: {
      user_id: string;
    };
  };
  second_factor_replace_recovery_codes: {
    parameters: readonly [string, readonly string[]];
    row: {
      user_id: string;
    };
  };
  second_factor_spend_recovery_code: {
    parameters: readonly [string, string];
    row: {
      user_id: string;
    };
  };
  second_factor_spend_step: {
    parameters: readonly [string, number];
    row: {
      user_id: string;
    };
  };
  second_factor_state: {
    parameters: readonly [string];
    row: {
      secret: string;
      is_on: boolean;
      codes_left: number;
    };
  };
  settings_read_notifications: {
    parameters: readonly [string];
    row: {
      notification_account_updates: boolean;
      notification_marketing_emails: boolean;
    };
  };
  settings_read_preferences: {
    parameters: readonly [string];
    row: {
      writing_purpose: string;
      job_title: string | null;
      primary_function: string | null;
      industry: string | null;
      preferred_language: string;
    };
  };
  settings_read_retention: {
    parameters: readonly [string];
    row: {
      text_retention: string;
    };
  };
  settings_read_voice: {
    parameters: readonly [string];
    row: {
      note: string;
      example: string;
    };
  };
  settings_reader_of_updates: {
    parameters: readonly [string];
    row: {
      name: string;
      email: string;
    };
  };
  settings_update_notifications: {
    parameters: readonly [string, boolean | null, boolean | null];
    row: {
      notification_account_updates: boolean;
      notification_marketing_emails: boolean;
    };
  };
  settings_update_preferences: {
    parameters: readonly [string, string | null, string | null, string | null, string | null, string | null, readonly string[]];
    row: {
      writing_purpose: string;
      job_title: string | null;
      primary_function: string | null;
      industry: string | null;
      preferred_language: string;
    };
  };
  settings_update_profile: {
    parameters: readonly [string, string, string | null, Date];
    row: {
      id: string;
      full_name: string;
      email: string;
      account_type: string;
      country: string | null;
      last_login: Date | null;
    };
  };
  settings_update_retention: {
    parameters: readonly [string, string];
    row: {
      text_retention: string;
    };
  };
  settings_update_voice: {
    parameters: readonly [string, string, string];
    row: {
      note: string;
      example: string;
    };
  };
  shared_secret_keep: {
    parameters: readonly [string];
    row: {
      secret: string;
    };
  };
  shared_secret_read: {
    parameters: readonly [];
    row: {
      secret: string;
    };
  };
  sign_up_add_invitation: {
    parameters: readonly [string, string, string, string | null, Date, Date];
    row: {
      id: string;
      note: string;
      mailed_to: string | null;
      created_at: string;
      expires_at: string;
      used_at: string | null;
    };
  };
  sign_up_forget_invitations: {
    parameters: readonly [Date];
    row: never;
  };
  sign_up_give_invitation_back: {
    parameters: readonly [string];
    row: never;
  };
  sign_up_has_account: {
    parameters: readonly [];
    row: {
      is_there: boolean;
    };
  };
  sign_up_has_invitation: {
    parameters: readonly [string, Date];
    row: {
      id: string;
    };
  };
  sign_up_list_invitations: {
    parameters: readonly [];
    row: {
      id: string;
      note: string;
      mailed_to: string | null;
      created_at: string;
      expires_at: string;
      used_at: string | null;
    };
  };
  sign_up_read_policy: {
    parameters: readonly [];
    row: {
      mode: string;
      domains: readonly string[];
    };
  };
  sign_up_remove_invitation: {
    parameters: readonly [string];
    row: {
      id: string;
    };
  };
  sign_up_save_policy: {
    parameters: readonly [string, readonly string[]];
    row: never;
  };
  sign_up_spend_invitation: {
    parameters: readonly [string, Date];
    row: {
      id: string;
    };
  };
  subscriptions_active: {
    parameters: readonly [string];
    row: {
      id: string;
      user_id: string;
      is_active: boolean;
      status: string;
      cancelled_at: Date | null;
      subscription_end: Date | null;
      cancellation_reason: string | null;
      trial_end: Date | null;
      created_at: Date;
      premium_until: Date | null;
    };
  };
  subscriptions_apply: {
    parameters: readonly [string, string, number, Date, Date | null, string, boolean, boolean, string | null, string | null];
    row: {
      changes: number;
    };
  };
  subscriptions_ask_again: {
    parameters: readonly [string, string];
    row: never;
  };
  subscriptions_begin_sync: {
    parameters: readonly [string, string];
    row: {
      customer_id: string | null;
      number: number;
      looked_at: Date | null;
    };
  };
  subscriptions_cancellation: {
    parameters: readonly [string];
    row: {
      id: string;
      cancelled_at: Date | null;
      subscription_end: Date | null;
      cancellation_reason: string | null;
    };
  };
  subscriptions_claim_cancel: {
    parameters: readonly [string, string, number];
    row: {
      id: string;
    };
  };
  subscriptions_claim_due: {
    parameters: readonly [Date, Date, number, string, number];
    row: {
      user_id: string;
      provider: string;
    };
  };
  subscriptions_customer_state: {
    parameters: readonly [string, string, Date];
    row: {
      looked_at: Date | null;
      has_open_checkout: boolean;
    };
  };
  subscriptions_forget_events: {
    parameters: readonly [Date];
    row: never;
  };
  subscriptions_keep_reason: {
    parameters: readonly [string, string, string, string];
    row: never;
  };
  subscriptions_lapse: {
    parameters: readonly [string, string, Date, boolean];
    row: {
      user_id: string;
    };
  };
  subscriptions_release: {
    parameters: readonly [string, string];
    row: never;
  };
  subscriptions_release_cancel: {
    parameters: readonly [string, string];
    row: never;
  };
  subscriptions_stored: {
    parameters: readonly [string, string];
    row: {
      provider_id: string;
      is_active: boolean;
      is_final: boolean;
      status: string;
      cancelled_at: Date | null;
      cancellation_reason: string | null;
      past_due_since: Date | null;
    };
  };
  subscriptions_trials: {
    parameters: readonly [];
    row: {
      count: number;
    };
  };
  subscriptions_user_of_customer: {
    parameters: readonly [string, string, string];
    row: {
      user_id: string;
      is_applied: boolean;
    };
  };
  usage_between: {
    parameters: readonly [string, string, string];
    row: {
      day: string;
      tool: string;
      calls: number;
      credits: number;
      words_improved: number;
    };
  };
  usage_credits_spent: {
    parameters: readonly [string, string];
    row: {
      tool: string;
      today: number;
      month: number;
    };
  };
  verification_contest: {
    parameters: readonly [string];
    row: {
      id: string;
    };
  };
  verification_find_link: {
    parameters: readonly [string, Date];
    row: {
      userId: string;
      email: string;
      oldEmail: string;
    };
  };
  verification_holder: {
    parameters: readonly [string];
    row: {
      id: string;
      name: string;
      email: string;
      emailVerified: boolean;
      hasPassword: boolean;
    };
  };
  verification_put_link: {
    parameters: readonly [string, string, string, Date, Date];
    row: never;
  };
  verification_spend_link: {
    parameters: readonly [string, Date];
    row: {
      userId: string;
      name: string;
      email: string;
      oldEmail: string;
    };
  };
  writing_delete_writer: {
    parameters: readonly [string];
    row: never;
  };
}
