import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { Profile } from '../../../../shared/contract/profile.ts';
import { profileQuery } from '../../../account/queries.ts';
import { getServerFacts } from '../../../server-facts.ts';
import { useServices } from '../../../services/services.ts';
import { useOfflineNote } from '../../../services/use-connection.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/field.tsx';
import { useDeleteAccount } from '../use-delete-account.ts';
import { Loaded } from './load-state.tsx';
import { Section } from './section.tsx';

/** Deleting the account, confirmed in a second step that says what goes and what stays. */
export function DeleteSection() {
  const query = useQuery(profileQuery(useServices()));
  const [isAsked, setIsAsked] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  if (!isAsked)
    return (
      <Section title="Delete account" note="With everything in it, and for good.">
        <p>
          {/* The focus comes back to where the step was opened */}
          <Button autoFocus={wasAsked} onClick={() => setIsAsked(true)}>
            Delete account…
          </Button>
        </p>
      </Section>
    );
  const keep = () => {
    setIsAsked(false);
    setWasAsked(true);
  };
  return (
    <Section title="Delete your account?" note="Nothing has changed yet.">
      <Loaded query={query} failure="Failed to load user data">
        {(profile) => <DeleteStep profile={profile} onKeep={keep} />}
      </Loaded>
    </Section>
  );
}

function DeleteStep({ profile, onKeep }: { profile: Profile; onKeep(): void }) {
  const { run, isDeleting, failure } = useDeleteAccount();
  const [password, setPassword] = useState('');
  const offlineNote = useOfflineNote();
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isDeleting) void run(password);
  }
  return (
    <form className="settings-fields" onSubmit={submit} noValidate>
      <WhatGoes profile={profile} />
      {/* Tells a password manager whose password it is */}
      <input type="text" autoComplete="username" value={profile.email} readOnly hidden />
      <div className="grid justify-items-start gap-1">
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          // The step was asked for a moment ago, and goes on here
          autoFocus
          error={failure}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <Link to="/forgot-password" state={{ email: profile.email }}>
          Forgot password?
        </Link>
      </div>
      <p className="flex flex-wrap gap-2">
        <Button look="primary" onClick={onKeep}>
          Keep my account
        </Button>
        <Button type="submit" busy={isDeleting} {...offlineNote}>
          {isDeleting ? 'Deleting...' : 'Delete my account for good'}
        </Button>
      </p>
    </form>
  );
}

function WhatGoes({ profile: { account_type, is_administrator } }: { profile: Profile }) {
  const { plans, billing } = getServerFacts();
  return (
    <>
      <p>Deleted at once, and not to be brought back:</p>
      <ul className="list-disc pl-5">
        <li>your texts and their results, and what you chose of them</li>
        <li>your words, switched-off rules, instructions, voice and preferences</li>
        <li>
          your profile, your sessions on every device, your credits and their ledger, the feedback you sent
        </li>
        <li>
          the drafts on this device; on other devices they stay until you clear the data of this site there
        </li>
        {account_type === 'paid' && (
          <li>
            {plans.paid.name}: it ends at once, nothing more is charged, and what is paid is not paid back
          </li>
        )}
      </ul>
      <p>What stays:</p>
      <ul className="list-disc pl-5">
        {billing !== 'off' && (
          <li>
            if you had a trial, a fingerprint of your email address, so that each address has one trial only
          </li>
        )}
        {account_type === 'paid' && billing === 'stripe' && <li>at Stripe, the invoices that were paid</li>}
        <li>sums of what a language model has cost this server, without your name</li>
        <li>the log of sign-ins and changed passwords, without your name, until it is forgotten</li>
        <li>backups that the person who runs this server has made, for as long as they keep them</li>
      </ul>
      {is_administrator && (
        <p>
          You run this server. While others have accounts on it, the last administrator cannot go: make
          somebody else one first.
        </p>
      )}
    </>
  );
}
