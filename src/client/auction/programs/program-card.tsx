import { expectedAt } from '#contract/auction/phase.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { CardTitle } from '../../content/card-title.tsx'
import { ItemPicture } from '../../content/item-picture.tsx'
import { useMoment } from '../moment.ts'
import { PhaseMark } from '../phase-mark.tsx'
import type { ProgramInList } from '../queries.ts'

interface Props {
  program: ProgramInList
  isFirst?: boolean
}

/** Days of a sale that count now: when bidding opens, when its lots begin to end, or when the last has. */
export function ProgramTime({ program: { phase, opensAt, closesAt, closing, lastEndsAt } }: Pick<Props, 'program'>) {
  const moment = useMoment()
  const [opens, closes, ended] = [
    moment(opensAt),
    moment(closesAt),
    moment(lastEndsAt === null ? closesAt : expectedAt({ endsAt: lastEndsAt, closing })),
  ]
  if (phase === 'ended') return <Trans>{ended}에 마감</Trans>
  if (phase === 'coming') return <Trans>{opens}부터 응찰</Trans>
  return closing === 'hammer' ? <Trans>{closes}부터 경매장에서 한 점씩 호가</Trans> : <Trans>{closes}부터 한 점씩 마감</Trans>
}

/** A sale that runs or comes: its picture large, and beside it what one wants to know first. */
export function WideProgramCard({ program, isFirst = false }: Props) {
  const { _id, title, venue, cover, phase, works } = program
  return (
    <article className={`relative grid gap-x-12 gap-y-5 ${cover === null ? '' : 'md:grid-cols-2'}`}>
      <ItemPicture
        picture={cover}
        sizes="(width < 1024px) 100vw, 640px"
        widths={[480, 960, 1280]}
        className="aspect-[3/2] rounded-card"
        isFirst={isFirst}
      />
      <div className="self-center">
        <PhaseMark phase={phase} />
        <CardTitle to="/auction/programs/$_program" params={{ _program: _id }} className="mt-2 text-2xl font-bold">
          {title}
        </CardTitle>
        <p className="mt-4 text-lg tabular-nums">
          <ProgramTime program={program} />
        </p>
        <p className="mt-1 text-muted">
          <Plural value={works} other="작품 #점" /> · {venue}
        </p>
      </div>
    </article>
  )
}

/** A sale among others. */
export function ProgramCard({ program, isFirst = false }: Props) {
  const { _id, title, venue, cover, phase, works } = program
  return (
    <article className="relative h-full">
      <ItemPicture
        picture={cover}
        sizes="(width < 768px) 90vw, 410px"
        widths={[320, 640, 960]}
        className="mb-4 aspect-[3/2] rounded-card"
        isFirst={isFirst}
      />
      <PhaseMark phase={phase} />
      <CardTitle to="/auction/programs/$_program" params={{ _program: _id }} className="mt-1 text-lg font-bold">
        {title}
      </CardTitle>
      <p className="mt-2 text-sm tabular-nums">
        <ProgramTime program={program} />
      </p>
      <p className="text-sm text-muted">
        <Plural value={works} other="작품 #점" /> · {venue}
      </p>
    </article>
  )
}
