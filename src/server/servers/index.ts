export { makeRunningServer, OtherSecretError } from './running-server-store.ts';
export { findSecret, readKeptSecret } from './shared-secret-store.ts';
