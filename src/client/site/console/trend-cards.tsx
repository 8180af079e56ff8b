import type { Trend } from '#contract/platform/trends.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { readOptions } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { dayOf } from '../../console/date-text.ts'
import { addressOf, resourceOf } from '../../console/resources.ts'

/** How a week compares, in words: a colour or an arrow alone says it to few. */
function Comparison({ count, mean }: Pick<Trend, 'count' | 'mean'>) {
  const difference = Math.round((count - mean) * 10) / 10
  const usual = mean.toLocaleString(undefined, { maximumFractionDigits: 1 })
  if (difference === 0) return <Trans>이전 4주 평균({usual})과 같음</Trans>
  const by = Math.abs(difference)
  return difference > 0 ? (
    <>
      <span aria-hidden="true">▲ </span>
      <Trans>
        이전 4주 평균({usual})보다 {by} 많음
      </Trans>
    </>
  ) : (
    <>
      <span aria-hidden="true">▼ </span>
      <Trans>
        이전 4주 평균({usual})보다 {by} 적음
      </Trans>
    </>
  )
}

function TrendCard({ resource: path, from, count, mean }: Trend) {
  const { i18n } = useLingui()
  const resource = resourceOf(path)
  const label = i18n._(resource.label)
  return (
    <li>
      <Link
        to="/$"
        params={{ _splat: addressOf(resource) }}
        search={{ from: dayOf(from) }}
        className="block h-full rounded-card border border-line bg-surface p-5 hover:border-ink"
      >
        <span className="block text-sm text-muted">{label}</span>
        <span className="mt-1 block text-2xl font-bold tabular-nums">
          <Plural value={count} other="#건" />
        </span>
        <span className="mt-1 block text-xs text-muted">
          <Comparison count={count} mean={mean} />
        </span>
      </Link>
    </li>
  )
}

/** Counts of the last seven days, beside what usually comes; each leads to its list. */
export function TrendCards() {
  const { t } = useLingui()
  const { data } = useQuery(readOptions('GET /api/console/trends', useLocale()))
  if (data === undefined || data.trends.length === 0) return null
  return (
    <section aria-label={t`지난 7일`}>
      <h2 className="mb-3 font-bold">
        <Trans>지난 7일</Trans>
      </h2>
      <ul className="grid gap-4 xs:grid-cols-2 lg:grid-cols-4">
        {data.trends.map((trend) => (
          <TrendCard key={trend.resource} {...trend} />
        ))}
      </ul>
    </section>
  )
}
