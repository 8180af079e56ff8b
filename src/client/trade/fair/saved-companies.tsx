import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { PageLink } from '../../content/page-link.tsx'
import { readOptions } from '../../data/query-client.ts'
import { uncached } from '../../data/resource-queries.ts'
import { useLocale } from '../../data/use-locale.ts'
import { Icon } from '../../ui/icon.tsx'

const link = 'flex min-h-11 items-center font-semibold hover:underline hover:underline-offset-4'

interface Props {
  _fair: string
  /** The list that it stands above. */
  part: 'companies' | 'buyers'
}

/** Companies of a list that a member has saved, the last one first. Nothing where there are none. */
export default function SavedCompanies({ _fair, part }: Props) {
  const query = { kind: 'participants', limit: 100 }
  const { data } = useQuery({ ...readOptions('GET /api/v1/me/bookmarks', useLocale(), { query }), ...uncached })
  const start = `/fairs/${_fair}/${part}/`
  const saved = (data?.bookmarks ?? []).filter(({ path }) => path.startsWith(start))
  const count = saved.length
  if (count === 0) return null
  return (
    <details className="group no-print mt-5 min-w-0 rounded-card border border-line bg-surface px-5">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        <Trans>저장한 기업 {count}곳</Trans>
        <Icon name="down" className="size-4 shrink-0 group-open:rotate-180" />
      </summary>
      <ul className="grid gap-x-6 pb-3 sm:grid-cols-2 md:grid-cols-3">
        {saved.map(({ _id, _item, subject }) => (
          <li key={_id}>
            <PageLink to={`/fairs/$_fair/${part}/$_participant`} params={{ _fair, _participant: _item }} className={link}>
              {subject}
            </PageLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
