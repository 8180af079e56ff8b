import { languageTag } from '#contract/locale.ts'
import { useLocale } from '../data/use-locale.ts'

/** Amount in won, as the reader's language writes it. */
export function Won({ amount }: { amount: number }) {
  const format = new Intl.NumberFormat(languageTag(useLocale()))
  return <span className="tabular-nums">₩{format.format(amount)}</span>
}
