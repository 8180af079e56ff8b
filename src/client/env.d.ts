interface ImportMetaEnv {
  /** Names this build: kept documents of another one are dropped. */
  readonly VITE_BUILD?: string
}

declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}
