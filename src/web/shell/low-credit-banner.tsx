import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toLowCreditSentence } from '../account/model.ts';
import { creditsQuery, profileQuery } from '../account/queries.ts';
import { useServices } from '../services.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icons.tsx';

/** Tells free writers that few credits are left, and when more come. Put away, it comes back only with another figure. */
export function LowCreditBanner() {
  const services = useServices();
  const { data: profile } = useQuery(profileQuery(services));
  const { data: credits } = useQuery(creditsQuery(services));
  const [putAway, setPutAway] = useState<string>();
  const sentence = profile?.account_type === 'free' && credits && toLowCreditSentence(credits);
  if (!sentence || sentence === putAway) return null;
  const dismiss = (
    <Button look="bare" small icon aria-label="Dismiss" onClick={() => setPutAway(sentence)}>
      <Icon name="close" />
    </Button>
  );
  return (
    <div className="page flex-none pb-2">
      <Banner tone="flag" icon="warning" action={dismiss}>
        {sentence}
      </Banner>
    </div>
  );
}
