import { localeNames } from '#contract/locale-names.ts'
import { type Locale, locales } from '#contract/locale.ts'
import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useLocale } from '../../data/use-locale.ts'
import { switchConsoleLocale } from '../i18n.ts'
import { density } from '../list/density.ts'
import { applyTheme, theme } from './theme.ts'

export interface OwnSetting {
  id: string
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  choose: (value: string) => void
}

/** The look of the console on this device. */
export function useOwnSettings(): OwnSetting[] {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const router = useRouter()
  const shown = theme.useValue()
  const rows = density.useValue()
  const speak = (chosen: Locale) => void switchConsoleLocale(i18n, chosen).then(() => router.invalidate())
  const themes = { system: t`기기를 따름`, light: t`밝게`, dark: t`어둡게` }
  const distances = { roomy: t`넉넉하게`, dense: t`촘촘하게` }
  const listed = <Value extends string>(names: Readonly<Record<Value, string>>, write: (value: Value) => void) => ({
    options: (Object.keys(names) as Value[]).map((value) => ({ value, label: names[value] })),
    choose: (value: string) => write(value as Value),
  })
  const show = (chosen: ReturnType<typeof theme.read>) => {
    theme.write(chosen)
    applyTheme(chosen)
  }
  const languages = Object.fromEntries(locales.map((each) => [each, localeNames[each]])) as Record<Locale, string>
  return [
    { id: 'locale', label: t`언어`, value: locale, ...listed(languages, speak) },
    { id: 'theme', label: t`화면 밝기`, value: shown, ...listed(themes, show) },
    { id: 'density', label: t`목록의 줄`, value: rows, ...listed(distances, density.write) },
  ]
}
