import type { Person } from '../../../shared/contract/people.ts';
import { formatCount } from '../../../shared/format.ts';
import type { ApiClient } from '../../api/client.ts';

/** What an administrator can do to an account, and how it is asked and told. */
export interface Act {
  button: string;
  /** Left out: it is done at once, since it can be undone. */
  question?: { title: string; words: string };
  isDanger?: boolean;
  done: string;
  call(api: ApiClient): Promise<unknown>;
}

function toDisable({ id, name }: Person): Act {
  return {
    button: 'Disable',
    question: {
      title: `Disable ${name}?`,
      words:
        'Their sessions end now, and they cannot sign in until you enable them again. Nothing is deleted.',
    },
    isDanger: true,
    done: `${name} is disabled.`,
    call: (api) => api.people.setDisabled({ id, is_disabled: true }),
  };
}

function toEnable({ id, name }: Person): Act {
  return {
    button: 'Enable',
    done: `${name} can sign in again.`,
    call: (api) => api.people.setDisabled({ id, is_disabled: false }),
  };
}

function toEndSessions({ id, name, sessions }: Person): Act {
  return {
    button: 'End sessions',
    question: {
      title: `Sign ${name} out everywhere?`,
      words: `This ends ${formatCount(sessions, 'session')}. What they have not saved stays on their device.`,
    },
    isDanger: true,
    done: `${name} is signed out everywhere.`,
    call: (api) => api.people.endSessions({ id }),
  };
}

function toAppoint({ id, name }: Person): Act {
  return {
    button: 'Make administrator',
    question: {
      title: `Make ${name} administrator?`,
      words: 'They can then do all that you can do here, to you too.',
    },
    done: `${name} is administrator now.`,
    call: (api) => api.people.setAdministrator({ id, is_administrator: true }),
  };
}

function toDismiss({ id, name }: Person): Act {
  return {
    button: 'No longer administrator',
    question: {
      title: `Take administration from ${name}?`,
      words: 'The server settings are a missing page for them then. Their account stays.',
    },
    isDanger: true,
    done: `${name} is no longer administrator.`,
    call: (api) => api.people.setAdministrator({ id, is_administrator: false }),
  };
}

function toDelete({ id, name }: Person): Act {
  return {
    button: 'Delete',
    question: {
      title: `Delete the account of ${name}?`,
      words:
        'Their texts, dictionary, instructions, sessions and keys go, their subscription ends, and they are told by mail. This cannot be undone.',
    },
    isDanger: true,
    done: `The account of ${name} is deleted.`,
    call: (api) => api.people.remove({ id }),
  };
}

/** @param areFixed a setting of the server says who is administrator */
export function listActs(person: Person, areFixed: boolean): Act[] {
  const role = person.is_administrator ? toDismiss(person) : toAppoint(person);
  const access = person.disabled_at === null ? toDisable(person) : toEnable(person);
  return [
    ...(person.sessions > 0 ? [toEndSessions(person)] : []),
    ...(areFixed || person.disabled_at !== null ? [] : [role]),
    ...(person.is_administrator ? [] : [access, toDelete(person)]),
  ];
}
