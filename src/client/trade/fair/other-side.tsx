import type { OtherSide } from '#contract/trade/other-side.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { chipClass } from '../../content/filters.tsx'
import { PageLink, type PagePlace } from '../../content/page-link.tsx'
import { isMissing } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { useKnownSession } from '../../session/use-session.ts'
import { TopicIcon } from '../../ui/deferred/topic-icon.tsx'
import { isOwnChoice, otherSide, type ParticipantSearch } from '../participant-queries.ts'
import type { Fair } from '../queries.ts'
import { Reasons } from '../wishes/suggestion-list.tsx'

/**
 * Reads what the participants of a list have to do with a member who takes part on the other side, while the fair is not over. Only in
 * the browser: the page itself is the same for everybody.
 */
export function useOtherSide({ _id, state }: Fair, side: 'SELLER' | 'BUYER', search: ParticipantSearch) {
  const role = useKnownSession()?.role
  const isAsked = state !== 'expired' && (side === 'SELLER' ? role === 'BUYER' : role === 'SELLER')
  const read = otherSide(useLocale(), _id, side, search)
  const { data, isPending } = useQuery({ ...read, enabled: isAsked, placeholderData: keepPreviousData })
  const answer = isAsked && data !== undefined && !isMissing(data) ? data : undefined
  const list = isOwnChoice(search) ? answer : undefined
  return {
    /** True while it is not known if the member takes part. */
    isPending: isAsked && isPending,
    isTaking: answer !== undefined,
    /** The answer that is shown in the place of the public list, where the address asks for it. */
    list,
    /** The read that the page shows: it has all that the public list has. */
    readOr: <Public,>(publicList: Public) => (list === undefined ? publicList : (read as unknown as Public)),
    beside: new Map(answer?.beside.map((one) => [one._id, one])),
  }
}

/** A choice that is made and taken back by the same link. */
const on = 'gap-2 border-ink bg-ink text-paper'

/** Choices of who takes part: by their own times, by what they have saved, and in the order of what fits. They are in the address. */
export function OwnChoices({ place, search }: { place: PagePlace; search: ParticipantSearch }) {
  const { t } = useLingui()
  const choices = [
    { name: 'free', value: 'yes', label: t`함께 빈 시간 있음` },
    { name: 'saved', value: 'yes', label: t`즐겨찾기만` },
    { name: 'sort', value: 'fit', label: t`잘 맞는 순` },
  ] as const
  return (
    <nav aria-label={t`내게 맞는 기업`} className="no-print min-w-0">
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ name, value, label }) => {
          const isOn = search[name] === value
          return (
            <li key={name}>
              <PageLink
                {...place}
                search={{ ...search, page: undefined, [name]: isOn ? undefined : value }}
                className={`${chipClass} ${isOn ? on : ''}`}
                {...(isOn ? { 'aria-current': true } : {})}
                keepsScroll
                rel="nofollow"
              >
                {isOn && <TopicIcon name="check" className="size-4" />}
                {label}
              </PageLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** Says what a participant has to do with the member: whether it is saved, why it fits, and how many times both have free. */
export const Beside = ({ beside }: { beside: OtherSide }) => (
  <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
    {beside.isSaved && (
      <span className="inline-flex items-center gap-1 text-sm font-semibold text-accent">
        <TopicIcon name="star" className="size-4" />
        <Trans>즐겨찾기함</Trans>
      </span>
    )}
    <Reasons suggestion={beside} />
  </p>
)
