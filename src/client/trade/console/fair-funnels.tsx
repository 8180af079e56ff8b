import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { figureColours, LyingBars } from '../../console/frame/bar-figure.tsx'
import { FigureCard, type FigureCells, FigureTable } from '../../console/frame/figure-card.tsx'
import { readOptions } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { momentIn } from './clock.ts'
import { reachedNames } from './joining/step-names.ts'
import { officeZone } from '../../console/date-text.ts'

const steps = ['listed', 'invited', 'joined', 'approved'] as const

/** Renders how many participants of the next fairs have come how far, up to their meetings; nothing where no fair is ahead. */
export function FairFunnels() {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const load = useQuery(readOptions('GET /api/console/fairs/funnels', locale))
  const fairs = load.data?.fairs.filter(({ listed }) => listed > 0)
  if (fairs?.length === 0) return null
  const names = [...steps.map((step) => i18n._(reachedNames[step])), t`상담 확정`]
  const partNames = names.toReversed()
  const rowOf = ({ _id, title, startsAt, meetings, meeting, ...counts }: NonNullable<typeof fairs>[number]): FigureCells => [
    _id,
    <Link
      key="fair"
      to="/$"
      params={{ _splat: `fairs/${_id}` }}
      className="inline-flex min-h-9 items-center underline underline-offset-4 pointer-coarse:min-h-11"
    >
      {title}
    </Link>,
    startsAt === null ? '–' : momentIn(startsAt, officeZone, locale),
    ...steps.map((step) => counts[step]),
    meeting,
    meetings,
  ]
  return (
    <FigureCard title={t`다가오는 상담회`} note={t`참가 기업이 명단에서 확정된 상담까지 어디에 있는지 셉니다.`}>
      <LoadState load={load} skeleton={<div className="skeleton h-72" />} failed={t`통계를 불러오지 못했습니다.`}>
        {() => (
          <>
            <LyingBars
              parts={partNames.map((name, index) => ({ key: String(index), name, colour: figureColours[index] ?? '' }))}
              rows={(fairs ?? []).map(({ title, meeting, approved, joined, invited, listed }) => {
                const way = [meeting, approved, joined, invited, listed]
                const parts = way.map((count, index) => [String(index), Math.max(0, count - (way[index - 1] ?? 0))] as const)
                return { name: title, ...Object.fromEntries(parts), said: t`${listed}곳 가운데 승인 ${approved}곳` }
              })}
            />
            <FigureTable
              label={t`다가오는 상담회`}
              headings={[t`상담회`, t`첫 상담`, ...names, t`확정된 상담`]}
              rows={(fairs ?? []).map(rowOf)}
            />
          </>
        )}
      </LoadState>
    </FigureCard>
  )
}
