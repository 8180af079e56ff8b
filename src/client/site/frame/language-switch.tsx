import { localeNames } from '#contract/locale-names.ts'
import { languageTag, type Locale } from '#contract/locale.ts'
import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { switchLocale } from '../../data/i18n.ts'
import { useLocale } from '../../data/use-locale.ts'

const languages: readonly { locale: Locale; short: string }[] = [
  { locale: 'ko', short: 'KR' },
  { locale: 'en', short: 'EN' },
  { locale: 'cn', short: 'CN' },
]

/** KR, EN, CN (specification 2.1): links, for those without scripts. The choice is kept, and sent with every request. */
export function LanguageSwitch({ className = '' }: { className?: string }) {
  const { i18n, t } = useLingui()
  const current = useLocale()
  const router = useRouter()
  const choose = async (event: MouseEvent<HTMLAnchorElement>, locale: Locale) => {
    // Another tab or window: the link does what it says.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    await switchLocale(i18n, locale)
    // The choice is newer than the language that the address may ask for.
    const { pathname, searchParams, hash } = new URL(window.location.href)
    if (searchParams.has('lang')) {
      searchParams.delete('lang')
      router.history.replace(`${pathname}${searchParams.size === 0 ? '' : `?${searchParams}`}${hash}`)
    }
    await router.invalidate()
  }
  return (
    <div role="group" aria-label={t`언어`} className={`flex ${className}`}>
      {languages.map(({ locale, short }) => (
        <a
          key={locale}
          href={`?lang=${locale}`}
          lang={languageTag(locale)}
          hrefLang={languageTag(locale)}
          aria-label={`${short} ${localeNames[locale]}`}
          aria-current={locale === current}
          className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-control text-sm font-semibold text-muted hover:text-ink aria-[current=true]:text-ink aria-[current=true]:underline aria-[current=true]:decoration-2 aria-[current=true]:underline-offset-4"
          onClick={(event) => void choose(event, locale)}
        >
          {short}
        </a>
      ))}
    </div>
  )
}
