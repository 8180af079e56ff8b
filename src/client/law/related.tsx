import type { ReactNode } from 'react'
import { Cards } from '../content/cards.tsx'
import { HeadingLevel } from '../ui/heading.tsx'

interface Props<Item extends { _id: string }> {
  title: string
  /** Its own item may be among them. */
  items: readonly Item[] | undefined
  except: string
  renderCard: (item: Item) => ReactNode
}

/** Three others of the same kind, below a text. */
export function Related<Item extends { _id: string }>({ title, items = [], except, renderCard }: Props<Item>) {
  const others = items.filter(({ _id }) => _id !== except).slice(0, 3)
  if (others.length === 0) return null
  return (
    <section className="mt-14 border-t border-line pt-8">
      <h2 className="mb-6 text-lg font-bold">{title}</h2>
      <HeadingLevel value={3}>
        <Cards items={others} renderCard={renderCard} columns="gap-6 sm:grid-cols-3" />
      </HeadingLevel>
    </section>
  )
}
