import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ago } from '../../content/ago.ts'
import { dateText } from '../../console/date-text.ts'
import { Cell } from '../../console/list/cell.tsx'
import { ShortTime } from '../../console/list/short-time.tsx'
import type { ColumnProps, ListColumns } from '../../console/module.ts'
import { resourceOf } from '../../console/resources.ts'
import { GoalChip } from './goal-chip.tsx'
import { ResponseCell } from './response-state.tsx'
import { StageText } from './stage-text.tsx'
import { useLocale } from '../../data/use-locale.ts'

/** The first line of what was written, and what one should know before it is opened. */
function Message({ item }: Pick<ColumnProps, 'item'>) {
  const { t } = useLingui()
  const files = (item['files'] as readonly unknown[] | undefined)?.length ?? 0
  return (
    <span className="flex items-baseline gap-1.5">
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

/** The same in a column, which takes what the others leave. */
const MessageCell = (props: ColumnProps) => (
  <div className="min-w-44 contain-inline-size">
    <Message {...props} />
  </div>
)

/** A request as lines: how to reach who sent it, and what it is about; on a phone how far it is, how soon somebody is to get in touch, and in whose hands it is. */
function Lines({ item }: Pick<ColumnProps, 'item'>) {
  const { _assignee } = resourceOf('forms').shapes.all
  return (
    <div className="hidden min-w-56 contain-inline-size @max-[34rem]:w-[calc(100cqw-5.5rem)] @max-[72rem]:block">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs @min-[34rem]:hidden">
        <StageText item={item} />
        <GoalChip item={item} />
        {item['_assignee'] !== null && (
          <span className="text-muted">
            <Cell shape={_assignee} value={item['_assignee']} />
          </span>
        )}
      </p>
      <div className="flex gap-x-2 text-xs text-muted">
        <span className="shrink-0 whitespace-nowrap tabular-nums">{String(item['phone'])}</span>
        <div className="min-w-0">
          <Message item={item} />
        </div>
      </div>
    </div>
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

function FollowUp({ item: { followUpAt } }: ColumnProps) {
  return typeof followUpAt === 'string' ? <ShortTime at={followUpAt} isMeant /> : <span className="text-muted">–</span>
}

/** Columns of the list of requests: what it is about, how to reach them, how far it is, whom to answer now, and how long they have waited. */
export const requestColumns: ListColumns = {
  fields: ['stage', '_assignee', 'followUpAt'],
  cells: { stage: StageText, followUpAt: FollowUp },
  folded: { narrow: ['message', 'phone'], middle: ['followUpAt', 'createdAt'], least: ['stage', 'turn', '_assignee'], Lines },
  added: [
    { name: 'message', label: msg`문의내용`, isFirst: true, Cell: MessageCell },
    { name: 'phone', label: msg`연락처`, isFirst: true, Cell: Phone },
    { name: 'age', label: msg`접수`, sortBy: 'createdAt', Cell: Age },
    { name: 'response', label: msg`첫 연락`, after: 'stage', sortBy: 'turn', Cell: ResponseCell },
  ],
}
