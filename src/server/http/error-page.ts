import { createHash } from 'node:crypto'
import type { Locale } from '#contract/locale.ts'
import { plainPage, plainPageStyle } from '#contract/plain-page.ts'
import { translate } from './catalogues.ts'
import { contentSecurityPolicy } from './security.ts'

const retry = /*i18n*/ { id: 'error.retry', message: '다시 시도' }

/** The policy of an error page: its own style, and nothing else. */
export const errorPagePolicy = contentSecurityPolicy().replace(
  "style-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(plainPageStyle).digest('base64')}'`,
)

/** A page of an error, for people whose page the server could not render. It needs no file and no database. */
export const errorPage = (message: string, locale: Locale): string =>
  plainPage(locale, message, `<p><a href="">${translate(locale, retry)}</a></p>`)
