export { makeRunningServer, OtherSecretError } from './running-server-store.ts';
export { findSecret } from './shared-secret-store.ts';
