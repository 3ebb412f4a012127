import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { findCreditNotice } from '../account/model.ts';
import { creditsQuery, profileQuery } from '../account/queries.ts';
import { canPay, toPremiumOffer } from '../billing/words.ts';
import { getServerFacts } from '../server-facts.ts';
import { useServices } from '../services/services.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icons.tsx';

/**
 * Tells free writers that few credits are left, and anybody that none are, and when more come. Put away, it comes back
 * only with another figure.
 */
export function LowCreditBanner() {
  const services = useServices();
  const { data: profile } = useQuery(profileQuery(services));
  const { data: credits } = useQuery(creditsQuery(services));
  const [putAway, setPutAway] = useState<string>();
  const notice = profile && credits && findCreditNotice(profile.account_type, credits);
  if (!notice || notice.sentence === putAway) return null;
  const { sentence, isOut } = notice;
  const dismiss = (
    <Button look="bare" small icon aria-label="Dismiss credit notice" onClick={() => setPutAway(sentence)}>
      <Icon name="close" />
    </Button>
  );
  return (
    <div className="page flex-none pb-2">
      <Banner tone="flag" icon="warning" action={dismiss}>
        <span>{sentence}</span>
        {isOut && profile.account_type === 'free' && <Offer />}
      </Banner>
    </div>
  );
}

/** What Premium would have given: said once nothing is left, and not where it can be read already. */
function Offer() {
  const { plans, billing } = getServerFacts();
  const { pathname } = useLocation();
  if (!canPay(billing) || pathname === '/upgrade') return null;
  return (
    <>
      {' '}
      {toPremiumOffer(plans)} <Link to="/upgrade">See the plans</Link>
    </>
  );
}
