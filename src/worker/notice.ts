/// <reference lib="webworker" />
import { acceptLanguage, languageTag, type Locale, toLocale } from '#contract/locale.ts'

declare const self: ServiceWorkerGlobalScope & { cookieStore?: { get: (name: string) => Promise<{ value?: string } | null> } }

/** A text in each language of the site; the worker has no catalogues. */
export type Texts = Readonly<Record<Locale, string>>

/** The language that the visitor has chosen, or else that of the browser. */
async function chosenLocale(address: string): Promise<Locale> {
  const cookie = await self.cookieStore?.get('locale').catch(() => null)
  return toLocale(new URL(address).searchParams.get('lang')) ?? toLocale(cookie?.value) ?? acceptLanguage(self.navigator.languages.join())
}

interface Notice {
  title: Texts
  text: Texts
  links?: readonly { href: string; text: Texts }[]
}

const style = 'body{max-width:36em;margin:20vh auto;padding:0 1.5rem;font:1.125rem/1.7 system-ui}a{display:inline-block;padding:.75rem 0}'

/** A page of the worker's own, where neither the server nor the app can answer. Never cached. */
export async function notice({ url }: Request, { title, text, links = [] }: Notice): Promise<Response> {
  const locale = await chosenLocale(url)
  const items = links.map((link) => `<p><a href="${link.href}">${link.text[locale]}</a></p>`).join('')
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">`
  const body = `<!doctype html><html lang="${languageTag(locale)}">${head}<title>${title[locale]}</title><style>${style}</style><h1>${title[locale]}</h1><p>${text[locale]}</p>${items}</html>`
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'cache-control': 'no-store',
  }
  return new Response(body, { status: 503, headers })
}
