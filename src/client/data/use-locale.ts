import type { Locale } from '#contract/locale.ts'
import { useLingui } from '@lingui/react'
import { localeOf } from './i18n.ts'

/** The language of the page. */
export const useLocale = (): Locale => localeOf(useLingui().i18n)
