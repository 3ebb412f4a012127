import type { ReactNode } from 'react';
import { CallServicesContext } from './call-services.ts';
import { type Services, ServicesContext } from './services.ts';

export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return (
    <ServicesContext value={services}>
      <CallServicesContext value={services}>{children}</CallServicesContext>
    </ServicesContext>
  );
}
