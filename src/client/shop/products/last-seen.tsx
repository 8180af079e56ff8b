import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { CardTitle } from '../../content/card-title.tsx'
import { Cards } from '../../content/cards.tsx'
import { ItemPicture } from '../../content/item-picture.tsx'
import { HeadingLevel } from '../../ui/heading.tsx'
import { type Seen, seenText } from './seen.ts'

const subscribe = () => () => undefined

/** Products that were looked at before in this visit. @param except the one that is looked at now */
export function LastSeen({ except }: { except?: string }) {
  // The server does not know them, so they come once the page is there.
  const text = useSyncExternalStore(subscribe, seenText, () => '[]')
  const seen = (JSON.parse(text) as readonly Seen[]).filter(({ _id }) => _id !== except)
  if (seen.length === 0) return null
  return (
    <section aria-labelledby="seen-title" className="no-print mt-12">
      <h2 id="seen-title" className="mb-5 font-serif text-xl font-semibold">
        <Trans>이번에 보신 상품</Trans>
      </h2>
      <HeadingLevel value={3}>
        <Cards
          items={seen.slice(0, 4)}
          columns="grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4"
          renderCard={({ _id, name, thumb }) => (
            <article className="relative">
              <ItemPicture picture={thumb} sizes="(width < 768px) 50vw, 300px" className="mb-3 aspect-square rounded-card" />
              <CardTitle to="/shop/products/$_product" params={{ _product: _id }} className="font-bold">
                {name}
              </CardTitle>
            </article>
          )}
        />
      </HeadingLevel>
    </section>
  )
}
