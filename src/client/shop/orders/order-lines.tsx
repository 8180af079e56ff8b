import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ItemPicture } from '../../content/item-picture.tsx'
import { PageLink } from '../../content/page-link.tsx'
import { Won } from '../../content/won.tsx'
import type { OwnOrder } from '../queries.ts'

type OwnLine = OwnOrder['lines'][number]
type Line = Pick<OwnLine, '_product' | 'name' | 'values' | 'thumb' | 'price' | 'quantity'> & {
  _id: string
  /** Undefined: a product. */
  kind?: OwnLine['kind']
}

interface Props<Shown extends Line> {
  lines: readonly Shown[]
  /** Its member has received it, and may say how it is. */
  hasReviews?: boolean
  /** What stands below a line. */
  renderBelow?: (line: Shown) => ReactNode
}

const linkClass = 'font-bold hover:underline hover:underline-offset-4'

/** Name of a line, as a link to what was bought: a product, or a lot of the auction. A fee has no page. */
function LineName({ line: { _product, kind, name } }: { line: Line }) {
  if (kind === 'fee') return <p className="font-bold">{name}</p>
  if (kind === 'lot')
    return (
      <PageLink to="/auction/works/$_work" params={{ _work: _product }} className={linkClass}>
        {name}
      </PageLink>
    )
  return (
    <PageLink to="/shop/products/$_product" params={{ _product }} className={linkClass}>
      {name}
    </PageLink>
  )
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
              {line.kind !== 'fee' && <ItemPicture picture={line.thumb} sizes="80px" className="size-20 shrink-0 rounded-card" />}
              <div className="min-w-0">
                <LineName line={line} />
                {line.values.length > 0 && <p className="text-sm text-muted">{line.values.join(' / ')}</p>}
                <p className="mt-1">
                  {(line.kind ?? 'product') === 'product' && (
                    <>
                      <Won amount={price} /> · <Plural value={quantity} other="#개" /> ·{' '}
                    </>
                  )}
                  <Won amount={price * quantity} />
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
