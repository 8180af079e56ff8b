import { defaultLocale, languageTag, type Locale, locales, toLocale } from '#contract/locale.ts'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { use } from 'react'
import { Firm } from '../firm.ts'
import { useLocale } from '../use-locale.ts'

export interface PageHeadProps {
  title: string
  /** In 50 to 160 characters. */
  description: string
  /** Of the site: `/og/story/….png`. */
  image?: string
  type?: 'website' | 'article' | 'profile'
  /** The search parameters that make this another page (`page=2`); all others lead to the same one. */
  search?: string
  /** Its own address where it is shown at another one, too. */
  path?: string
  /** Not to be found: what is missing, and results of a search. */
  isHidden?: boolean
}

/** Korean is what an address without a language shows to whoever names none. */
const languageUrl = (url: string, search: string, locale: Locale): string => {
  const all = [search, locale === defaultLocale ? '' : `lang=${locale}`].filter((part) => part !== '').join('&')
  return all === '' ? url : `${url}?${all}`
}

/** Renders title, description and share tags of a page. React moves these elements into the document's head. */
export function PageHead({ title, description, image, type = 'website', search = '', path, isHidden = false }: PageHeadProps) {
  const current = useLocale()
  const { origin } = useRouter().options.context
  const url = useRouterState({ select: ({ location }) => `${origin}${path ?? location.pathname}` })
  // An address that names a language is the address of that language's page.
  const named = useRouterState({ select: ({ location }) => toLocale((location.search as Record<string, string>)['lang']) })
  const { name, folder = '' } = use(Firm)
  const full = title.includes(name) ? title : `${title} | ${name}`
  const shared = {
    type,
    site_name: name,
    title,
    description,
    url: languageUrl(url, search, current),
    image: `${origin}${image ?? `${folder}/share.png`}`,
    'image:width': '1200',
    'image:height': '630',
    locale: { ko: 'ko_KR', en: 'en_US', cn: 'zh_CN' }[current],
  }
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {isHidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={languageUrl(url, search, named ?? defaultLocale)} />
          {locales.map((locale) => (
            <link key={locale} rel="alternate" hrefLang={languageTag(locale)} href={languageUrl(url, search, locale)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={languageUrl(url, search, defaultLocale)} />
        </>
      )}
      {Object.entries(shared).map(([property, content]) => (
        <meta key={property} property={`og:${property}`} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
