import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { getServices } from './services.ts';
import { takeResetTokens } from './session/reset-tokens.ts';

// Before anything else is fetched
takeResetTokens();
// Asked while the screen's own code is still on its way
void getServices().session.load();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
