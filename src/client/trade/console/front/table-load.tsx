import type { FairOverview } from '#contract/trade/fair-overview.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { timeIn } from '../../../content/zoned-time.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { ProgressBar } from '../../../ui/deferred/progress-bar.tsx'
import { dayName } from '../clock.ts'

interface Props {
  _fair: string
  overview: FairOverview
}

/** Renders how many of the tables are taken at each time of each day. The bars say nothing that the numbers do not. */
export function TableLoad({ _fair, overview: { load, tables, timeZone } }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const hasOnline = load.some(({ slots }) => slots.some(({ online }) => online > 0))
  return (
    <div className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
      {load.map(({ day, slots }) => (
        <table key={day} className="w-full self-start rounded-card border border-line bg-surface text-left text-sm">
          <caption className="pb-2 text-left font-semibold">
            <Link
              to="/fairs/$fair/board"
              params={{ fair: _fair }}
              search={{ day }}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              {dayName(day, locale)}
            </Link>
          </caption>
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="px-3 py-2 font-semibold whitespace-nowrap">
                <Trans>시각</Trans>
              </th>
              <th scope="col" className="w-full px-3 py-2 font-semibold">
                <Trans>테이블 {tables}개 가운데</Trans>
              </th>
              {hasOnline && (
                <th scope="col" className="px-3 py-2 text-right font-semibold whitespace-nowrap">
                  <Trans>온라인</Trans>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {slots.map(({ startsAt, taken, online }) => {
              const isFull = tables > 0 && taken >= tables
              return (
                <tr key={startsAt}>
                  <th scope="row" className="px-3 py-1 font-normal whitespace-nowrap tabular-nums">
                    {timeIn(startsAt, timeZone)}
                  </th>
                  <td className="px-3 py-1">
                    <span className="flex items-center gap-3">
                      <span className={`min-w-6 tabular-nums ${isFull ? 'font-bold' : ''}`}>{taken}</span>
                      <span aria-hidden="true" className="min-w-0 flex-1">
                        <ProgressBar label="" value={Math.min(taken, tables)} max={Math.max(tables, 1)} />
                      </span>
                      {isFull && (
                        <span className="text-xs font-semibold whitespace-nowrap">
                          <Trans>가득 참</Trans>
                        </span>
                      )}
                    </span>
                  </td>
                  {hasOnline && <td className="px-3 py-1 text-right tabular-nums">{online}</td>}
                </tr>
              )
            })}
          </tbody>
        </table>
      ))}
      {load.length === 0 && <p className="text-sm text-muted">{t`상담일을 정하시면 시간마다 보입니다.`}</p>}
    </div>
  )
}
