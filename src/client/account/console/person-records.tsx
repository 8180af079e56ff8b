import { auditActions, auditKinds } from '#contract/platform/audit.ts'
import { deliveryChannels, deliveryStates } from '#contract/platform/deliveries.ts'
import type { Answer } from '#contract/api.ts'
import { titleOf } from '#contract/title.ts'
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { readOptions } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import type { Load } from '../../ui/load-state.tsx'
import { dateText } from '../../console/date-text.ts'
import { Cell } from '../../console/list/cell.tsx'
import { type ListSearch, pageOf, sizeOf } from '../../console/list/list-search.ts'
import { ListBody } from '../../console/list/list-body.tsx'
import { RecordCell, RecordTable } from '../../console/list/record-table.tsx'
import { addressOf, listed, listRead, resourceOf } from '../../console/resources.ts'

/** Which page of a part one looks at. It stands in no address: there are several on one screen. */
function usePage() {
  const [search, setSearch] = useState<ListSearch>({})
  const limit = sizeOf(search)
  return { search, setSearch, query: { limit, skip: (pageOf(search) - 1) * limit } }
}

/** Nothing is read again while one looks at it: each reading is noted. */
const asNoted = { placeholderData: keepPreviousData, refetchOnWindowFocus: false, refetchOnReconnect: false }

interface Page {
  summary: { total: number }
}

interface TableProps<Data extends Page> {
  load: Load<Data>
  page: ReturnType<typeof usePage>
  label: string
  headings: readonly string[]
  rows: (data: Data) => ReactNode
}

/** A page of records, and the ways to its other pages. */
function PagedRecords<Data extends Page>({ load, page, label, headings, rows }: TableProps<Data>) {
  const { t } = useLingui()
  return (
    <ListBody
      load={load}
      search={page.search}
      onSearch={page.setSearch}
      skeleton={<div className="skeleton h-32" />}
      failed={t`기록을 불러오지 못했습니다.`}
      empty={t`없음`}
    >
      {(data) => (
        <RecordTable label={label} headings={headings}>
          {rows(data)}
        </RecordTable>
      )}
    </ListBody>
  )
}

interface PartProps {
  _user: string
}

export function PersonSessions({ _user }: PartProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const page = usePage()
  const load = useQuery({
    ...readOptions('GET /api/console/users/{_id}/sessions', locale, { params: { _id: _user }, query: page.query }),
    ...asNoted,
  })
  return (
    <PagedRecords
      load={load}
      page={page}
      label={t`로그인한 기기`}
      headings={[t`로그인한 때`, t`마지막 사용`, t`네트워크`, t`브라우저`]}
      rows={({ sessions }) =>
        sessions.map(({ _id, createdAt, usedAt, network, userAgent }) => (
          <tr key={_id}>
            <RecordCell isShort>{dateText(createdAt, locale)}</RecordCell>
            <RecordCell isShort>{dateText(usedAt, locale)}</RecordCell>
            <RecordCell isShort>{network}</RecordCell>
            <RecordCell>{userAgent}</RecordCell>
          </tr>
        ))
      }
    />
  )
}

export function PersonConsents({ _user }: PartProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const page = usePage()
  const sites = { firm: t`법인 홈페이지`, centre: t`무역센터(상담회)` }
  const names = { 'terms-of-use': t`이용약관`, 'privacy-join': t`개인정보 수집·이용`, marketing: t`마케팅 정보 수신` }
  const load = useQuery({
    ...readOptions('GET /api/console/users/{_id}/consents', locale, { params: { _id: _user }, query: page.query }),
    ...asNoted,
  })
  return (
    <PagedRecords
      load={load}
      page={page}
      label={t`동의한 약관`}
      headings={[t`받은 때`, t`사이트`, t`약관`, t`판`, t`동의`, t`동의한 때`]}
      rows={({ consents }) =>
        consents.map(({ _id, createdAt, site, code, version, isAgreed, agreedAt }) => (
          <tr key={_id}>
            <RecordCell isShort>{dateText(createdAt, locale)}</RecordCell>
            <RecordCell isShort>{sites[site]}</RecordCell>
            <RecordCell>{names[code]}</RecordCell>
            <RecordCell isShort>{version}</RecordCell>
            <RecordCell isShort>{isAgreed ? t`동의함` : t`거둠`}</RecordCell>
            <RecordCell isShort>{dateText(agreedAt, locale)}</RecordCell>
          </tr>
        ))
      }
    />
  )
}

/** Items of a resource that are this account's. */
export function PersonItems({ _user, path, columns }: PartProps & { path: string; columns: readonly string[] }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const page = usePage()
  const resource = resourceOf(path)
  const load = useQuery({ ...listRead(resource, locale, { ...page.query, _user }), ...asNoted })
  const shapes = resource.shapes.all
  return (
    <PagedRecords
      load={load}
      page={page}
      label={i18n._(resource.label)}
      headings={[t`등록일`, t`항목`, ...columns.map((name) => i18n._(shapes[name]?.label ?? name))]}
      rows={({ items }) =>
        items.map((item) => (
          <tr key={item._id}>
            <RecordCell isShort>{dateText(item.createdAt, locale)}</RecordCell>
            <RecordCell>
              <Link to="/$" params={{ _splat: `${addressOf(resource)}/${item._id}` }} className="underline underline-offset-4">
                {titleOf(resource, item, locale)}
              </Link>
            </RecordCell>
            {columns.map((name) => (
              <RecordCell key={name}>
                <Cell shape={shapes[name]} value={item[name]} />
              </RecordCell>
            ))}
          </tr>
        ))
      }
    />
  )
}

export function PersonRequests({ _user }: PartProps) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const page = usePage()
  const stages = resourceOf('forms').shapes.all['stage']?.choices
  const load = useQuery({
    ...readOptions('GET /api/console/users/{_id}/requests', locale, { params: { _id: _user }, query: page.query }),
    ...asNoted,
  })
  return (
    <PagedRecords
      load={load}
      page={page}
      label={t`연락처가 같은 상담`}
      headings={[t`등록일`, t`항목`, t`단계`]}
      rows={({ requests }) =>
        requests.map(({ _id, createdAt, name, receipt, stage }) => (
          <tr key={_id}>
            <RecordCell isShort>{dateText(createdAt, locale)}</RecordCell>
            <RecordCell>
              <Link to="/$" params={{ _splat: `forms/${_id}` }} className="underline underline-offset-4">
                {name} ({receipt})
              </Link>
            </RecordCell>
            <RecordCell isShort>{i18n._(stages?.[stage] ?? stage)}</RecordCell>
          </tr>
        ))
      }
    />
  )
}

export function PersonDeliveries({ _user }: PartProps) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const page = usePage()
  const load = useQuery({ ...readOptions('GET /api/console/deliveries', locale, { query: { ...page.query, _user } }), ...asNoted })
  return (
    <PagedRecords
      load={load}
      page={page}
      label={t`보낸 메시지`}
      headings={[t`만든 때`, t`내용`, t`보내는 방법`, t`상태`]}
      rows={({ deliveries }) =>
        deliveries.map(({ _id, createdAt, label, channel, state }) => (
          <tr key={_id}>
            <RecordCell isShort>{dateText(createdAt, locale)}</RecordCell>
            <RecordCell>{label}</RecordCell>
            <RecordCell isShort>{i18n._(deliveryChannels[channel])}</RecordCell>
            <RecordCell isShort>{i18n._(deliveryStates[state])}</RecordCell>
          </tr>
        ))
      }
    />
  )
}

type Note = Answer<'GET /api/console/audit'>['notes'][number]

export function PersonAudit({ _user }: PartProps) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const page = usePage()
  const load = useQuery({ ...readOptions('GET /api/console/audit', locale, { query: { ...page.query, _item: _user } }), ...asNoted })
  const labelOf = ({ resource }: Note) => i18n._(listed.find(({ path }) => path === resource)?.label ?? auditKinds[resource] ?? resource)
  return (
    <PagedRecords
      load={load}
      page={page}
      label={t`직원이 한 일`}
      headings={[t`때`, t`누가`, t`한 일`, t`대상`, t`사유`]}
      rows={({ notes }) =>
        notes.map((note) => (
          <tr key={note._id}>
            <RecordCell isShort>{dateText(note.at, locale)}</RecordCell>
            <RecordCell>{note.user === null ? note._user : `${note.user.name} (${note.user.username})`}</RecordCell>
            <RecordCell isShort>{i18n._(auditActions[note.action] ?? note.action)}</RecordCell>
            <RecordCell isShort>{labelOf(note)}</RecordCell>
            <RecordCell>{note.reason ?? ''}</RecordCell>
          </tr>
        ))
      }
    />
  )
}
