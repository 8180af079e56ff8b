import { languageTag } from '#contract/locale.ts'
import { useLocale } from '../../data/use-locale.ts'

/** Price of a product in shops, in won. */
export function Price({ price }: { price: number }) {
  const format = new Intl.NumberFormat(languageTag(useLocale()))
  return <span className="tabular-nums">₩{format.format(price)}</span>
}
