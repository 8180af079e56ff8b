import { estimateBounds, type estimateRanges } from '#contract/auction/list-choices.ts'
import { useLingui } from '@lingui/react/macro'
import { grouped } from '../../content/grouped.ts'

/** Names ranges of estimates. */
export function useRangeText(): (range: (typeof estimateRanges)[number]) => string {
  const { t } = useLingui()
  return (range) => {
    const { from, to } = estimateBounds(range)
    const [least, most] = [grouped(from), grouped(to ?? 0)]
    if (to === undefined) return t`₩${least} 이상`
    return from === 0 ? t`₩${most} 미만` : t`₩${least}~${most}`
  }
}
