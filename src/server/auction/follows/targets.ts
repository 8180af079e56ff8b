import { estimateBounds, estimateRanges } from '#contract/auction/list-choices.ts'

/** What works are to have; null: anything. */
interface Sought {
  _author: string | null
  medium: string | null
  estimate: string | null
}

const any = '*'

/** The text by which all follows are found that ask the same of works but for their words. */
export const targetOf = ({ _author, medium, estimate }: Sought): string => [_author, medium, estimate].map((part) => part ?? any).join(' ')

/** The text by which follows of a sale are found. */
export const targetOfSale = (_program: string): string => `sale ${_program}`

/** The range in which an estimate is, in won. */
const rangeOf = (low: number): string | undefined =>
  estimateRanges.find((range) => {
    const { from, to = Infinity } = estimateBounds(range)
    return low >= from && low < to
  })

/** The targets of all searches that find a work where their words do: one for each choice of what is said and what is not. */
export function targetsOf({ _author, medium, estimateLow }: { _author: string; medium: string; estimateLow: number }): string[] {
  const either = (value: string | undefined) => [value, null].filter((one) => one !== undefined)
  return either(_author).flatMap((author) =>
    either(medium).flatMap((kind) => either(rangeOf(estimateLow)).map((estimate) => targetOf({ _author: author, medium: kind, estimate }))),
  )
}
