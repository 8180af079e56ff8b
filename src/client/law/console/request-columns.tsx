import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ago } from '../../content/ago.ts'
import { dateText } from '../../console/date-text.ts'
import type { ColumnProps, ListColumns } from '../../console/module.ts'
import { ResponseState } from './response-state.tsx'
import { useLocale } from '../../data/use-locale.ts'

/** The first line of what was written, and what one should know before it is opened. */
function Message({ item }: ColumnProps) {
  const { t } = useLingui()
  const files = (item['files'] as readonly unknown[] | undefined)?.length ?? 0
  return (
    <span className="flex max-w-72 min-w-48 items-baseline gap-1.5">
      {item['suspicion'] !== null && (
        <span className="shrink-0 rounded-control bg-wash px-1.5 text-xs font-semibold text-warning">
          <Trans>의심</Trans>
        </span>
      )}
      <span className="truncate">{String(item['content'])}</span>
      {files > 0 && (
        <span className="shrink-0 text-xs text-muted" title={t`첨부 파일`}>
          <span className="sr-only">
            <Trans>첨부 파일</Trans>{' '}
          </span>
          <span aria-hidden="true">📎</span>
          {files}
        </span>
      )}
    </span>
  )
}

const Phone = ({ item }: ColumnProps) => <span className="whitespace-nowrap tabular-nums">{String(item['phone'])}</span>

function Age({ item: { createdAt } }: ColumnProps) {
  const locale = useLocale()
  return (
    <time dateTime={createdAt} title={dateText(createdAt, locale)} className="whitespace-nowrap">
      {ago(Date.parse(createdAt), locale)}
    </time>
  )
}

/** Columns of the list of requests: what it is about, how to reach them, how far it is, and how long they have waited. */
export const requestColumns: ListColumns = {
  fields: ['stage', '_assignee', 'followUpAt'],
  added: [
    { name: 'message', label: msg`문의내용`, isFirst: true, Cell: Message },
    { name: 'phone', label: msg`연락처`, isFirst: true, Cell: Phone },
    { name: 'age', label: msg`접수`, sortBy: 'createdAt', Cell: Age },
    { name: 'response', label: msg`첫 연락`, sortBy: 'goalAt', Cell: ResponseState },
  ],
}
