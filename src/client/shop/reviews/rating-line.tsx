import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ShopProduct } from '../queries.ts'

interface Props {
  product: Pick<ShopProduct, 'rating'>
  /** Said where nobody has reviewed it. */
  none?: ReactNode
}

/** Rating of a product in a few words: its average, and by how many. What a device of before has kept says nothing of it. */
export function RatingLine({ product, none = null }: Props) {
  const { rating = null } = product as Partial<ShopProduct>
  if (rating === null) return none
  const average = rating.average.toFixed(1)
  return (
    <span className="tabular-nums">
      <span aria-hidden="true" className="text-accent">
        ★{' '}
      </span>
      <span className="sr-only">
        <Trans>별점</Trans>{' '}
      </span>
      <strong>{average}</strong>
      {' · '}
      <Plural value={rating.count} other="후기 #건" />
    </span>
  )
}
