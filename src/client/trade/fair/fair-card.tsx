import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CardTitle } from '../../content/card-title.tsx'
import { ItemPicture } from '../../content/item-picture.tsx'
import { shortDayIn } from '../../content/zoned-time.ts'
import { useLocale } from '../../data/use-locale.ts'
import { Heading } from '../../ui/heading.tsx'
import type { Fair } from '../queries.ts'
import { FairState } from './fair-state.tsx'
import { When } from './when.tsx'

interface Props {
  fair: Fair
  isParticipating?: boolean
  /** Not where staff have closed it. */
  hasPage?: boolean
  children?: ReactNode
}

/** Until when a side can apply, while it can. */
function Closing({ fair: { state, recruitTo, applyTo, timeZone } }: Pick<Props, 'fair'>) {
  const { t } = useLingui()
  const locale = useLocale()
  const end = state === 'recruiting' ? recruitTo : state === 'applying' ? applyTo : undefined
  if (end === undefined) return null
  const until = shortDayIn(end, timeZone, locale)
  return (
    <p className="text-sm font-semibold">
      {state === 'recruiting' ? t`판매 기업 모집` : t`바이어 신청`} · {t`${until}까지`}
    </p>
  )
}

/** A fair among others. */
export function FairCard({ fair, isParticipating = false, hasPage = true, children }: Props) {
  const { _id, title, venue, state, startsAt, endsAt, timeZone, thumbs } = fair
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
        <p className="text-sm">
          {startsAt === null || endsAt === null ? (
            <Trans>날짜는 정해지는 대로 알려 드립니다.</Trans>
          ) : (
            <When startsAt={startsAt} endsAt={endsAt} timeZone={timeZone} />
          )}
        </p>
        <p className="text-sm text-muted">{venue}</p>
        <Closing fair={fair} />
        {children}
      </div>
    </article>
  )
}
