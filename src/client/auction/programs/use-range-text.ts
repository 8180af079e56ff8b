import { estimateBounds, type estimateRanges } from '#contract/auction/list-choices.ts'
import { languageTag } from '#contract/locale.ts'
import { useLingui } from '@lingui/react/macro'
import { useLocale } from '../../data/use-locale.ts'

/** Names ranges of estimates. */
export function useRangeText(): (range: (typeof estimateRanges)[number]) => string {
  const { t } = useLingui()
  const format = new Intl.NumberFormat(languageTag(useLocale()))
  return (range) => {
    const { from, to } = estimateBounds(range)
    const [least, most] = [format.format(from), format.format(to ?? 0)]
    if (to === undefined) return t`₩${least} 이상`
    return from === 0 ? t`₩${most} 미만` : t`₩${least}~${most}`
  }
}
