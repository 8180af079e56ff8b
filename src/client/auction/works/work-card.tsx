import { sizeOf } from '#contract/auction/size.ts'
import { picturesInOrder } from '#contract/pictures-in-order.ts'
import type { PublicLot } from '#contract/auction/lot.ts'
import { expectedAt } from '#contract/auction/phase.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { CardTitle } from '../../content/card-title.tsx'
import { isCalled, isDecided } from '../bids/queries.ts'
import { CallNow } from '../countdown.tsx'
import { Estimate } from '../estimate.tsx'
import { useShortMoment } from '../moment.ts'
import { PhaseMark } from '../phase-mark.tsx'
import type { WorkInList } from '../queries.ts'
import { WallPicture } from '../wall-picture.tsx'
import { LotNow } from './lot-now.tsx'

interface Props {
  work: WorkInList
  /** The first picture of the page. */
  isFirst?: boolean
  /** How it stands, while its sale runs. */
  lot?: PublicLot | undefined
}

/** When a lot opens, is called or ends, or that it has ended. */
export function LotTime({ work, lot }: Pick<Props, 'work' | 'lot'>) {
  const { phase, opensAt, closing } = work
  const moment = useShortMoment()
  const isOver = lot !== undefined && isDecided(lot)
  const endsAt = lot?.endsAt ?? work.endsAt
  const expected = isOver ? endsAt : expectedAt({ endsAt, closing })
  const [opens, ends] = [moment(opensAt), moment(expected)]
  if (lot?.state === 'open' && isCalled(lot)) return <CallNow lot={lot} />
  if (phase === 'ended') return <Trans>{ends}에 마감</Trans>
  if (phase === 'coming') return <Trans>{opens}부터 응찰</Trans>
  return closing === 'hammer' && !isOver ? <Trans>{ends}쯤 호가</Trans> : <Trans>{ends} 마감</Trans>
}

const target = ({ _id }: WorkInList) => ({ to: '/auction/works/$_work', params: { _work: _id } }) as const

/** A work among others, on the wall. */
export function WorkCard({ work, isFirst = false, lot: now }: Props) {
  const { t } = useLingui()
  const { lot, title, author, phase } = work
  return (
    <article className="relative">
      <WallPicture picture={picturesInOrder(work)[0]} alt="" sizes="(width < 768px) 50vw, (width < 1024px) 33vw, 300px" isFirst={isFirst} />
      <p className="mt-3 flex flex-wrap items-center justify-between gap-x-3 text-sm text-muted">
        <span className="tabular-nums">{t`Lot ${lot}`}</span>
        {phase === 'ended' && <PhaseMark phase={phase} />}
      </p>
      <p className="mt-1 font-semibold">{author.name}</p>
      <CardTitle {...target(work)} className="line-clamp-2">
        {title}
      </CardTitle>
      <p className="mt-1 text-sm">
        <span className="sr-only">
          <Trans>추정가</Trans>{' '}
        </span>
        <Estimate work={work} />
      </p>
      <p className="text-sm text-muted">
        <LotTime work={work} lot={now} />
      </p>
      {now !== undefined && <LotNow lot={now} />}
    </article>
  )
}

/** The same as a line of a list, with what it is made of and its size. */
export function WorkRow({ work, isFirst = false, lot: now }: Props) {
  const { t } = useLingui()
  const { lot, title, author, material, year, phase } = work
  return (
    <article className="relative flex gap-4 border-t border-line py-4 sm:gap-6">
      <WallPicture
        picture={picturesInOrder(work)[0]}
        alt=""
        sizes="96px"
        widths={[160, 320]}
        className="size-24 shrink-0 p-2"
        isFirst={isFirst}
      />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <span className="tabular-nums">{t`Lot ${lot}`}</span>
          {phase === 'ended' && <PhaseMark phase={phase} />}
        </p>
        <CardTitle {...target(work)} className="font-semibold">
          {`${author.name}, ${title}`}
        </CardTitle>
        <p className="text-sm text-muted">{[material, sizeOf(work), year].filter((part) => part !== null).join(' · ')}</p>
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
          <span>
            <Trans>
              추정가 <Estimate work={work} />
            </Trans>
          </span>
          <span className="text-muted">
            <LotTime work={work} lot={now} />
          </span>
        </p>
        {now !== undefined && <LotNow lot={now} />}
      </div>
    </article>
  )
}
