import type { ReactNode } from 'react'
import { ItemPicture } from '../../content/item-picture.tsx'
import { PageLink } from '../../content/page-link.tsx'
import type { OwnReview } from '../queries.ts'

interface Props {
  of: Pick<OwnReview, '_product' | 'name' | 'values' | 'thumb'>
  /** Below its name. */
  children?: ReactNode
}

/** Renders what a review is about: the product, as it was bought. */
export const Bought = ({ of: { _product, name, values, thumb }, children }: Props) => (
  <div className="flex gap-4">
    <ItemPicture picture={thumb} sizes="80px" className="size-20 shrink-0 rounded-card" />
    <div className="min-w-0">
      <PageLink to="/shop/products/$_product" params={{ _product }} className="font-bold hover:underline hover:underline-offset-4">
        {name}
      </PageLink>
      {values.length > 0 && <p className="text-sm text-muted">{values.join(' / ')}</p>}
      {children}
    </div>
  </div>
)
