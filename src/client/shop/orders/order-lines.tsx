import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ItemPicture } from '../../content/item-picture.tsx'
import { PageLink } from '../../content/page-link.tsx'
import { Won } from '../../content/won.tsx'
import type { OwnOrder } from '../queries.ts'

type Line = Pick<OwnOrder['lines'][number], '_product' | 'name' | 'values' | 'thumb' | 'price' | 'quantity'> & { _id: string }

interface Props<Shown extends Line> {
  lines: readonly Shown[]
  /** Its member has received it, and may say how it is. */
  hasReviews?: boolean
  /** What stands below a line. */
  renderBelow?: (line: Shown) => ReactNode
}

/** Renders what is in an order. */
export function OrderLines<Shown extends Line>({ lines, hasReviews = false, renderBelow }: Props<Shown>) {
  return (
    <ul className="border-b border-line">
      {lines.map((line) => {
        const { price, quantity } = line
        return (
          <li key={line._id} className="border-t border-line py-4">
            <div className="flex gap-4">
              <ItemPicture picture={line.thumb} sizes="80px" className="size-20 shrink-0 rounded-card" />
              <div className="min-w-0">
                <PageLink
                  to="/shop/products/$_product"
                  params={{ _product: line._product }}
                  className="font-bold hover:underline hover:underline-offset-4"
                >
                  {line.name}
                </PageLink>
                {line.values.length > 0 && <p className="text-sm text-muted">{line.values.join(' / ')}</p>}
                <p className="mt-1">
                  <Won amount={price} /> · <Plural value={quantity} other="#개" /> · <Won amount={price * quantity} />
                </p>
                {hasReviews && (
                  <PageLink
                    to="/mypage/reviews"
                    search={{ open: line._id }}
                    className="inline-flex min-h-11 items-center underline underline-offset-4"
                  >
                    <Trans>후기 쓰기</Trans>
                  </PageLink>
                )}
              </div>
            </div>
            {renderBelow?.(line)}
          </li>
        )
      })}
    </ul>
  )
}
