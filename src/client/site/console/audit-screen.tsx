import { auditActions, auditKinds, type AuditNote, wholeLog } from '#contract/platform/audit.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { readOptions } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { dateText } from '../../console/date-text.ts'
import { ScreenHead } from '../../console/frame/screen-head.tsx'
import { type ListSearch, narrowed } from '../../console/list/list-search.ts'
import { ListBody } from '../../console/list/list-body.tsx'
import { RecordCell, RecordTable } from '../../console/list/record-table.tsx'
import { addressOf, listed } from '../../console/resources.ts'
import { AuditFilters } from './audit-filters.tsx'
import { auditQueryOf } from './audit-query.ts'

interface RowProps {
  note: AuditNote
  onNarrow: (change: ListSearch) => void
}

const linkClass = 'inline-flex min-h-9 pointer-coarse:min-h-11 items-center text-left underline-offset-4 hover:underline'

/** Names the fields that a change has changed, as the form does. */
function ChangedFields({ note: { action, resource: path, details } }: Pick<RowProps, 'note'>) {
  const { i18n } = useLingui()
  const fields = action === 'change' && details !== null ? (new URLSearchParams(details).get('fields') ?? '') : ''
  if (fields === '') return null
  const shapes = listed.find((each) => each.path === path)?.shapes.all
  const names = fields.split(',').map((name) => i18n._(shapes?.[name]?.label ?? name))
  return <span className="block text-xs text-muted">{names.join(', ')}</span>
}

/** The record itself, where it may still be there and has a screen; and all that was done with it. */
function ItemCell({ note, onNarrow }: RowProps) {
  const { resource: path, action, _item, details } = note
  const { t } = useLingui()
  const resource = listed.find((each) => each.path === path)
  const name = _item.slice(-12)
  if (_item === wholeLog)
    return <RecordCell>{details === null ? '–' : [...new URLSearchParams(details)].map((pair) => pair.join(': ')).join(', ')}</RecordCell>
  return (
    <RecordCell isShort>
      {resource === undefined || action === 'remove' ? (
        <span>{name}</span>
      ) : (
        <Link to="/$" params={{ _splat: `${addressOf(resource)}/${_item}` }} className={linkClass}>
          {name}
        </Link>
      )}{' '}
      <button type="button" className={`${linkClass} text-muted`} aria-label={t`이 기록만: ${name}`} onClick={() => onNarrow({ _item })}>
        <Trans>이 기록만</Trans>
      </button>
      <ChangedFields note={note} />
    </RecordCell>
  )
}

function NoteRow({ note, onNarrow }: RowProps) {
  const { i18n } = useLingui()
  const { at, user, _user, action, resource: path, reason } = note
  const label = listed.find((each) => each.path === path)?.label ?? auditKinds[path] ?? path
  return (
    <tr>
      <RecordCell isShort>{dateText(at, useLocale())}</RecordCell>
      <RecordCell>
        <button type="button" className={linkClass} onClick={() => onNarrow({ _user })}>
          {user === null ? _user : `${user.name} (${user.username})`}
        </button>
      </RecordCell>
      <RecordCell isShort>{i18n._(auditActions[action] ?? action)}</RecordCell>
      <RecordCell isShort>{i18n._(label)}</RecordCell>
      <ItemCell note={note} onNarrow={onNarrow} />
      <RecordCell>{reason ?? ''}</RecordCell>
    </tr>
  )
}

interface Props {
  /** What the address says. */
  search: ListSearch
  onSearch: (search: ListSearch) => void
}

/** `/console/audit`: who of the staff had which personal record. */
export function AuditScreen({ search, onSearch }: Props) {
  const { t } = useLingui()
  const options = readOptions('GET /api/console/audit', useLocale(), { query: auditQueryOf(search) })
  // Each reading is noted: nothing is read again while one looks at it.
  const load = useQuery({ ...options, placeholderData: keepPreviousData, refetchOnWindowFocus: false, refetchOnReconnect: false })
  const narrow = (change: ListSearch) => onSearch(narrowed(search, change))
  return (
    <>
      <ScreenHead title={t`열람 기록`} />
      <p className="mb-4 max-w-3xl text-sm text-muted">
        <Trans>
          개인정보를 누가 언제 보고 고쳤는지, 누가 목록을 내보냈는지의 기록이며, 2년 동안 보관합니다. 이 기록을 보신 것도 기록됩니다.
        </Trans>
      </p>
      <AuditFilters search={search} onChange={narrow} />
      <ListBody
        load={load}
        search={search}
        onSearch={onSearch}
        failed={t`기록을 불러오지 못했습니다.`}
        empty={t`해당하는 기록이 없습니다.`}
      >
        {({ notes }) => (
          <RecordTable label={t`열람 기록`} headings={[t`때`, t`누가`, t`한 일`, t`대상`, t`항목`, t`사유`]}>
            {notes.map((note) => (
              <NoteRow key={note._id} note={note} onNarrow={narrow} />
            ))}
          </RecordTable>
        )}
      </ListBody>
    </>
  )
}
