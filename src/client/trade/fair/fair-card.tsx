import type { ReactNode } from 'react'
import { CardTitle } from '../../content/card-title.tsx'
import { ItemPicture } from '../../content/item-picture.tsx'
import { Heading } from '../../ui/heading.tsx'
import type { Fair } from '../queries.ts'
import { Closing } from './closing.tsx'
import { FairState } from './fair-state.tsx'
import { ShortSpan } from './short-span.tsx'

interface Props {
  fair: Fair
  isParticipating?: boolean
  /** Not where staff have closed it. */
  hasPage?: boolean
  children?: ReactNode
}

/** A fair among others. */
export function FairCard({ fair, isParticipating = false, hasPage = true, children }: Props) {
  const { _id, title, venue, state, thumbs } = fair
  return (
    <article className="relative flex h-full flex-col rounded-card border border-line bg-surface">
      <ItemPicture picture={thumbs[0]?.picture ?? null} sizes="(width < 768px) 100vw, 400px" className="aspect-[3/2] rounded-t-card" />
      <div className="flex flex-1 flex-col gap-2 p-5">
        <FairState state={state} isParticipating={isParticipating} />
        {hasPage ? (
          <CardTitle to="/fairs/$_fair" params={{ _fair: _id }} className="text-lg font-bold">
            {title}
          </CardTitle>
        ) : (
          <Heading className="text-lg font-bold">{title}</Heading>
        )}
        <ShortSpan fair={fair} />
        <p className="text-sm text-muted">{venue}</p>
        <Closing fair={fair} />
        {children}
      </div>
    </article>
  )
}
