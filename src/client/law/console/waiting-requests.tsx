import { titleOf } from '#contract/title.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ago } from '../../content/ago.ts'
import { dateText } from '../../console/date-text.ts'
import { listRead, resourceOf } from '../../console/resources.ts'
import { useLocale } from '../../data/use-locale.ts'

/** Lists the requests that wait the longest. */
export function WaitingRequests() {
  const { t } = useLingui()
  const locale = useLocale()
  const forms = resourceOf('forms')
  const { data } = useQuery(listRead(forms, locale, { stage: 'received', sort: 'createdAt', limit: 5 }))
  if (data === undefined || data.items.length === 0) return null
  return (
    <section aria-label={t`오래 기다린 상담`} className="mt-10 max-w-3xl">
      <h2 className="mb-3 font-bold">
        <Trans>오래 기다린 상담</Trans>
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {data.items.map((item) => (
          <li key={item._id}>
            <Link to="/$" params={{ _splat: `forms/${item._id}` }} className="flex items-baseline gap-3 px-4 py-3 text-sm hover:bg-wash">
              <span className="shrink-0 font-semibold">{titleOf(forms, item, locale)}</span>
              <span className="min-w-0 flex-1 truncate">{String(item['content'])}</span>
              <time dateTime={item.createdAt} title={dateText(item.createdAt, locale)} className="shrink-0 text-muted">
                {ago(Date.parse(item.createdAt), locale)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
