import type { FairState as State } from '#contract/trade/fair-state.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { CardTitle } from '../../content/card-title.tsx'
import { ItemPicture } from '../../content/item-picture.tsx'
import { HeadingLevel } from '../../ui/heading.tsx'
import { fairStateNames } from '../names.ts'
import type { Fair } from '../queries.ts'
import { Closing } from './closing.tsx'
import { FairState } from './fair-state.tsx'
import { ShortSpan } from './short-span.tsx'

const groups: readonly { name: MessageDescriptor; states: readonly State[] }[] = [
  { name: fairStateNames.ongoing, states: ['ongoing'] },
  { name: msg`신청 받는 중`, states: ['recruiting', 'applying'] },
  { name: fairStateNames.upcoming, states: ['upcoming'] },
  { name: fairStateNames.expired, states: ['expired'] },
]

/** The next one first; what has no days yet last. */
const byDate = (a: Fair, b: Fair): number => ((a.startsAt ?? '9') < (b.startsAt ?? '9') ? -1 : 1)

function Row({ fair }: { fair: Fair }) {
  const { _id, title, venue, state, thumbs } = fair
  return (
    <article className="relative grid gap-x-8 gap-y-2 border-t border-line py-5 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <ShortSpan fair={fair} days="text-lg font-bold" />
      <div className="flex justify-between gap-8">
        <div className="min-w-0 space-y-1">
          <FairState state={state} />
          <CardTitle to="/fairs/$_fair" params={{ _fair: _id }} className="text-lg font-bold">
            {title}
          </CardTitle>
          <p className="text-sm text-muted">{venue}</p>
          <Closing fair={fair} />
        </div>
        <div className="hidden w-48 shrink-0 md:block">
          <ItemPicture picture={thumbs[0]?.picture ?? null} sizes="192px" className="aspect-[3/2] rounded-card" />
        </div>
      </div>
    </article>
  )
}

/** Fairs by date, under what can be done at them. */
export function FairGroups({ fairs }: { fairs: readonly Fair[] }) {
  const { i18n } = useLingui()
  return groups.map(({ name, states }) => {
    const found = fairs.filter(({ state }) => states.includes(state)).toSorted(byDate)
    if (states[0] === 'expired') found.reverse()
    return (
      found.length > 0 && (
        <section key={states[0]} aria-label={i18n._(name)} className="mb-8">
          <h2 className="mb-3 text-xl font-bold">{i18n._(name)}</h2>
          <ul className="border-b border-line">
            {found.map((fair) => (
              <li key={fair._id}>
                <HeadingLevel value={3}>
                  <Row fair={fair} />
                </HeadingLevel>
              </li>
            ))}
          </ul>
        </section>
      )
    )
  })
}
