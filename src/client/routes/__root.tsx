import { defaultLocale, languageTag, type Locale, locales, toLocale } from '#contract/locale.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router'
import { localeOf } from '../data/i18n.ts'
import { onUpdateWaiting, acceptUpdate } from '../offline/registration.ts'
import { UiProviders } from '../site/ui-providers.tsx'
import { UpdatePrompt } from '../site/update-prompt.tsx'

export interface RouterContext {
  queryClient: QueryClient
  i18n: I18n
  /** The public origin, for canonical links. */
  origin: string
}

/** Korean is what an address without a language shows to whoever names none. */
const languageUrl = (url: string, locale: Locale) => (locale === defaultLocale ? url : `${url}?lang=${locale}`)

export const Route = createRootRouteWithContext<RouterContext>()({
  // On every page: not worth a file of its own.
  codeSplitGroupings: [],
  head: ({ match }) => {
    const { i18n, origin } = match.context
    const url = `${origin}${match.pathname}`
    const title = i18n._(msg`법무법인 이음새`)
    const asked = toLocale((match.search as Record<string, string | undefined>)['lang']) ?? defaultLocale
    return {
      meta: [{ title }, { property: 'og:site_name', content: title }, { property: 'og:image', content: `${origin}/share.png` }],
      links: [
        { rel: 'canonical', href: languageUrl(url, asked) },
        { rel: 'manifest', href: `/manifest.${localeOf(i18n)}.webmanifest` },
        ...locales.map((locale) => ({ rel: 'alternate', hrefLang: languageTag(locale), href: languageUrl(url, locale) })),
        { rel: 'alternate', hrefLang: 'x-default', href: url },
      ],
    }
  },
  component: Root,
})

function Root() {
  return (
    <UiProviders>
      {/* On the server the head is written into the document itself. */}
      {!import.meta.env.SSR && <HeadContent />}
      <Outlet />
      <UpdatePrompt subscribe={onUpdateWaiting} onAccept={acceptUpdate} />
    </UiProviders>
  )
}
