import type { ReactNode } from 'react'
import { CardSkeleton } from '../ui/deferred/card-skeleton.tsx'
import { type Load, LoadState } from '../ui/load-state.tsx'

interface CardsProps<Item extends { _id: string }> {
  items: readonly Item[]
  renderCard: (item: Item) => ReactNode
  /** Classes of the grid: columns and gaps. */
  columns: string
}

/** Cards beside each other. */
export const Cards = <Item extends { _id: string }>({ items, renderCard, columns }: CardsProps<Item>) => (
  <ul className={`grid ${columns}`}>
    {items.map((item) => (
      <li key={item._id} className="min-w-0">
        {renderCard(item)}
      </li>
    ))}
  </ul>
)

interface LoadedCardsProps<Data, Item extends { _id: string }> extends Omit<CardsProps<Item>, 'items'> {
  load: Load<Data>
  items: (data: Data) => readonly Item[]
  failed: string
  empty?: string
  skeleton?: ReactNode
}

/** Cards that are loaded, with the states of that. */
export const LoadedCards = <Data, Item extends { _id: string }>(props: LoadedCardsProps<Data, Item>) => (
  <LoadState
    load={props.load}
    skeleton={<div className={`grid ${props.columns}`}>{props.skeleton ?? <CardSkeleton />}</div>}
    failed={props.failed}
    {...(props.empty === undefined ? {} : { empty: props.empty })}
    isEmpty={(data) => props.items(data).length === 0}
  >
    {(data) => <Cards items={props.items(data)} renderCard={props.renderCard} columns={props.columns} />}
  </LoadState>
)
