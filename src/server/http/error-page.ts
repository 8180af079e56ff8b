import { createHash } from 'node:crypto'
import { languageTag, type Locale } from '#contract/locale.ts'
import { translate } from './catalogues.ts'
import { contentSecurityPolicy } from './security.ts'

const retry = /*i18n*/ { id: 'error.retry', message: '다시 시도' }

const style = 'body{max-width:36em;margin:20vh auto;padding:0 1.5rem;font:1.125rem/1.7 system-ui}a{display:inline-block;padding:.75rem 0}'

/** The policy of an error page: its own style, and nothing else. */
export const errorPagePolicy = contentSecurityPolicy().replace(
  "style-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
)

/** A page of an error, for people whose page the server could not render. It needs no file and no database. */
export function errorPage(message: string, locale: Locale): string {
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">'
  const again = `<p><a href="">${translate(locale, retry)}</a></p>`
  return `<!doctype html><html lang="${languageTag(locale)}"><head>${head}<title>${message}</title><style>${style}</style></head><body><h1>${message}</h1>${again}</body></html>`
}
