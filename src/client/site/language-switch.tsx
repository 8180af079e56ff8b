import { languageTag, type Locale } from '#contract/locale.ts'
import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { switchLocale } from '../data/i18n.ts'
import { useLocale } from '../data/use-locale.ts'

const languages: readonly { locale: Locale; short: string; name: string }[] = [
  { locale: 'ko', short: 'KR', name: '한국어' },
  { locale: 'en', short: 'EN', name: 'English' },
  { locale: 'cn', short: 'CN', name: '中文' },
]

/** KR, EN, CN (specification 2.1). The choice is kept, and sent with every request. */
export function LanguageSwitch({ className = '' }: { className?: string }) {
  const { i18n, t } = useLingui()
  const current = useLocale()
  const router = useRouter()
  const choose = async (locale: Locale) => {
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
      {languages.map(({ locale, short, name }) => (
        <button
          key={locale}
          type="button"
          lang={languageTag(locale)}
          aria-label={`${short} ${name}`}
          aria-pressed={locale === current}
          className="min-h-11 min-w-11 rounded-control text-sm font-semibold text-muted hover:text-ink aria-pressed:text-ink aria-pressed:underline aria-pressed:decoration-2 aria-pressed:underline-offset-4"
          onClick={() => void choose(locale)}
        >
          {short}
        </button>
      ))}
    </div>
  )
}
