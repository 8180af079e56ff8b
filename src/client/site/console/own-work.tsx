import type { WorkItem } from '#contract/platform/writing.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { dateText } from '../../console/date-text.ts'
import { addressOf, resourceOf } from '../../console/resources.ts'
import { ago } from '../../content/ago.ts'
import { readOptions } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'

interface Props {
  title: string
  items: readonly WorkItem[]
  /** Says which of them are drafts. */
  hasStates?: boolean
}

function Items({ title, items, hasStates = false }: Props) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-3 font-bold">
        {title}
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {items.map(({ resource: path, _id, title: name, isPublished, at }) => {
          const resource = resourceOf(path)
          return (
            <li key={_id}>
              <Link
                to="/$"
                params={{ _splat: `${addressOf(resource)}/${_id}` }}
                className="flex flex-wrap items-baseline justify-between gap-x-3 px-4 py-3 text-sm hover:bg-wash"
              >
                <span className="min-w-0 wrap-anywhere">
                  <span className="font-semibold">{name}</span> <span className="text-muted">{i18n._(resource.label)}</span>
                  {hasStates && !isPublished && (
                    <span className="ml-2 rounded-full bg-wash px-2 py-0.5 text-xs font-semibold">
                      <Trans>임시 저장</Trans>
                    </span>
                  )}
                </span>
                <time dateTime={at} title={dateText(at, locale)} className="shrink-0 text-muted">
                  {ago(Date.parse(at), locale)}
                </time>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Renders what somebody has written last, and what of it is still a draft. */
export function OwnWork() {
  const { t } = useLingui()
  const { data } = useQuery(readOptions('GET /api/console/writing/work', useLocale()))
  if (data === undefined || data.edits.length === 0) return null
  const { drafts, edits } = data
  return (
    <div className={`grid items-start gap-6 ${drafts.length === 0 ? '' : 'lg:grid-cols-2'}`}>
      {drafts.length > 0 && <Items title={t`쓰던 초안`} items={drafts} />}
      <Items title={t`마지막에 고친 글`} items={edits} hasStates />
    </div>
  )
}
