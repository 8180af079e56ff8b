/// <reference lib="webworker" />
import { acceptLanguage, type Locale, toLocale } from '#contract/locale.ts'
import { plainPage } from '#contract/plain-page.ts'

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

/** A page of the worker's own, where neither the server nor the app can answer. Never cached. */
export async function notice({ url }: Request, { title, text, links = [] }: Notice): Promise<Response> {
  const locale = await chosenLocale(url)
  const items = links.map((link) => `<p><a href="${link.href}">${link.text[locale]}</a></p>`).join('')
  const body = plainPage(locale, title[locale], `<p>${text[locale]}</p>${items}`)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'cache-control': 'no-store',
  }
  return new Response(body, { status: 503, headers })
}
