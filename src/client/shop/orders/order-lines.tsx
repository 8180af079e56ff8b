import { Plural, Trans } from '@lingui/react/macro'
import { ItemPicture } from '../../content/item-picture.tsx'
import { PageLink } from '../../content/page-link.tsx'
import { Won } from '../../content/won.tsx'
import type { OwnOrder } from '../queries.ts'

type Line = Pick<OwnOrder['lines'][number], '_product' | 'name' | 'values' | 'thumb' | 'price' | 'quantity'> & { _id: string }

/** Renders what is in an order. @param hasReviews its member has received it, and may say how it is */
export const OrderLines = ({ lines, hasReviews = false }: { lines: readonly Line[]; hasReviews?: boolean }) => (
  <ul className="border-b border-line">
    {lines.map(({ _id, _product, name, values, thumb, price, quantity }) => (
      <li key={_id} className="flex gap-4 border-t border-line py-4">
        <ItemPicture picture={thumb} sizes="80px" className="size-20 shrink-0 rounded-card" />
        <div className="min-w-0">
          <PageLink to="/shop/products/$_product" params={{ _product }} className="font-bold hover:underline hover:underline-offset-4">
            {name}
          </PageLink>
          {values.length > 0 && <p className="text-sm text-muted">{values.join(' / ')}</p>}
          <p className="mt-1">
            <Won amount={price} /> · <Plural value={quantity} other="#개" /> · <Won amount={price * quantity} />
          </p>
          {hasReviews && (
            <PageLink
              to="/mypage/reviews"
              search={{ open: _id }}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              <Trans>후기 쓰기</Trans>
            </PageLink>
          )}
        </div>
      </li>
    ))}
  </ul>
)
