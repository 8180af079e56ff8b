import type { checkConsents } from '../account/consents.ts'

/** A checked consent to the firm's terms of use, given at an instant. */
export const aConsent = (at: string): Awaited<ReturnType<typeof checkConsents>>[number] => ({
  site: 'firm',
  code: 'terms-of-use',
  version: '1.0',
  hash: 'h',
  locale: 'ko',
  agreedAt: at,
  receivedAt: at,
  network: '',
})
