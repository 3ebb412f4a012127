import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { toMoment } from '../../../ui/moment.ts';
import type { SignedInPlace } from '../account-calls.ts';
import { sessionsQuery } from '../queries.ts';
import { useSessions } from '../use-sessions.ts';
import { Loaded } from './load-state.tsx';
import { Section } from './section.tsx';

export function SessionList() {
  const query = useQuery(sessionsQuery);
  return (
    <Section
      title="Where you are signed in"
      note="End sessions you don’t recognize, then change your password."
    >
      <Loaded query={query} failure="Your sessions could not be read.">
        {(places) => <Places places={places} />}
      </Loaded>
    </Section>
  );
}

function Places({ places }: { places: SignedInPlace[] }) {
  const { end, endOthers, ending, failure } = useSessions();
  const hasOthers = places.some(({ isCurrent }) => !isCurrent);
  return (
    <>
      <ul className="session-list">
        {places.map((place) => (
          <PlaceRow
            key={place.id}
            place={place}
            isEnding={ending === place.id}
            onEnd={() => void end(place.id)}
          />
        ))}
      </ul>
      {failure && (
        <Banner tone="bad" icon="warning">
          {failure}
        </Banner>
      )}
      {hasOthers && (
        <p>
          <Button busy={ending === 'others'} onClick={() => void endOthers()}>
            End all other sessions
          </Button>
        </p>
      )}
    </>
  );
}

interface PlaceRowProps {
  place: SignedInPlace;
  isEnding: boolean;
  onEnd(): void;
}

function PlaceRow({ place, isEnding, onEnd }: PlaceRowProps) {
  const [now] = useState(() => new Date());
  const since = toMoment(place.createdAt, now);
  return (
    <li>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2">
          <b className="wrap-anywhere">{place.device}</b>
          {place.isCurrent && <span className="badge">This device</span>}
        </p>
        <p className="num text-small text-ink-3">
          Signed in {since}. Last used {toMoment(place.lastUsedAt, now)}.
        </p>
      </div>
      {!place.isCurrent && (
        <Button
          small
          busy={isEnding}
          aria-label={`End session: ${place.device}, since ${since}`}
          onClick={onEnd}
        >
          End
        </Button>
      )}
    </li>
  );
}
