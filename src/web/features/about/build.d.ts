/** What vite.config.ts writes into the build. */
interface ImportMetaEnv {
  readonly VITE_VERSION: string;
  /** Empty where whoever built it did not give it. */
  readonly VITE_COMMIT: string;
}
