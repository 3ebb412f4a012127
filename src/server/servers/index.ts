export { makeRunningServer, OtherSecretError } from './running-servers.ts';
export { findSecret } from './shared-secret.ts';
