import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from '../../../data/use-locale.ts'
import { dayName } from '../clock.ts'
import { dayKeyIn, timeIn } from '../../../content/zoned-time.ts'
import { gridOf, type Plan } from './plan-values.ts'

/** Table of a plan's slots: times by days, with the tables of each. */
export function PlanGrid({ plan }: { plan: Plan }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { timeZone, tables, breaks } = plan
  const { days, rows, total } = gridOf(plan, (instant) => ({ day: dayKeyIn(instant, timeZone), time: timeIn(instant, timeZone) }))
  // A time that the clock of a zone shows twice stands in one row.
  const perDay = new Map(days.map((day) => [day, rows.filter(({ slots }) => slots.has(day)).length]))
  return (
    <>
      <p role="status" className="mb-3 text-sm">
        <strong>
          <Plural value={total} other="상담 시간 #칸" />
        </strong>
        {' × '}
        <Plural value={tables} other="테이블 #개" />
        {' = '}
        <strong>
          <Plural value={total * tables} other="현장 상담 #건까지" />
        </strong>
      </p>
      {breaks.length > 0 && (
        <p className="mb-3 text-xs text-muted">
          <Trans>쉬는 시간</Trans>: {breaks.map(({ from, to }) => `${from}–${to}`).join(', ')}
        </p>
      )}
      <div
        role="region"
        aria-label={t`시간표`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by the keyboard, too
        tabIndex={0}
        className="max-h-[28rem] overflow-auto rounded-card border border-line bg-surface"
      >
        <table className="w-full text-center text-xs tabular-nums">
          <thead className="sticky top-0 bg-surface">
            <tr className="border-b border-line">
              <th scope="col" className="px-2 py-2 text-left font-semibold">
                <Trans>시작</Trans>
              </th>
              {days.map((day) => (
                <th key={day} scope="col" className="px-2 py-2 font-semibold whitespace-nowrap">
                  {dayName(day, locale)}
                  <span className="block font-normal text-muted">
                    <Plural value={perDay.get(day) ?? 0} other="#칸" />
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ time, slots }) => (
              <tr key={time} className="border-b border-line last:border-0">
                <th scope="row" className="px-2 py-1 text-left font-normal">
                  {time}
                </th>
                {days.map((day) => {
                  const slot = slots.get(day)
                  return (
                    <td key={day} className={slot === undefined ? 'bg-wash text-muted' : ''}>
                      {slot === undefined ? '–' : tables}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-2 text-xs text-muted">
        <Trans>칸의 숫자는 그 시간에 함께 쓸 수 있는 테이블입니다. 온라인 상담은 테이블을 쓰지 않습니다.</Trans>
      </p>
    </>
  )
}
