import type { Answer, Body } from '#contract/api.ts'
import { fieldInfo } from '#contract/field.ts'
import { pointCalls, pointKind } from '#contract/shop/points.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { dateText } from '../../console/date-text.ts'
import { bodyFields } from '../../console/form/body-fields.ts'
import { CallForm } from '../../console/form/call-form.tsx'
import { EarlierButton } from '../../console/list/pager.tsx'
import { RecordCell, RecordTable } from '../../console/list/record-table.tsx'
import type { ItemPartProps } from '../../console/module.ts'
import { PersonPart } from '../../console/screens/person-part.tsx'

const call = 'POST /api/console/shop/members/{_id}/points'
const fields = bodyFields(pointCalls[call])
const kinds = fieldInfo.get(pointKind)?.choices ?? {}
const pageSize = 20

type Points = Answer<'GET /api/console/shop/members/{_id}/points'>

function Movements({ points }: Pick<Points, 'points'>) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  return (
    <RecordTable label={t`포인트 기록`} headings={[t`시각`, t`한 일`, t`변동`, t`남은 포인트`, t`주문 번호`, t`사유`, t`담당자`]}>
      {points.map(({ _id, at, kind, change, balance, order, reason, user }) => (
        <tr key={_id}>
          <RecordCell isShort>
            <time dateTime={at}>{dateText(at, locale)}</time>
          </RecordCell>
          <RecordCell>{i18n._(kinds[kind] ?? kind)}</RecordCell>
          <RecordCell isShort>
            {change > 0 && '+'}
            {change.toLocaleString('en')}
          </RecordCell>
          <RecordCell isShort>{balance.toLocaleString('en')}</RecordCell>
          <RecordCell isShort>{order}</RecordCell>
          <RecordCell>{reason}</RecordCell>
          <RecordCell>{user}</RecordCell>
        </tr>
      ))}
    </RecordTable>
  )
}

function Points({ _id }: { _id: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  const load = useInfiniteQuery({
    queryKey: ['GET /api/console/shop/members/{_id}/points', locale, _id],
    initialPageParam: 0,
    queryFn: ({ pageParam: skip, signal }) =>
      api('GET /api/console/shop/members/{_id}/points', { locale, signal, params: { _id }, query: { limit: pageSize, skip } }),
    getNextPageParam: ({ summary: { skip, limit, total } }: Points) => (skip + limit < total ? skip + limit : undefined),
  })
  const left = (load.data?.pages[0]?.balance ?? 0).toLocaleString('en')
  const points = load.data?.pages.flatMap((page) => page.points) ?? []
  return (
    <LoadState load={load} skeleton={<div className="skeleton h-32" />} failed={t`포인트를 불러오지 못했습니다.`}>
      {() => (
        <div className="space-y-5">
          <p className="font-semibold">
            <Trans>남은 포인트 {left}P</Trans>
          </p>
          <CallForm
            isOnce
            fields={fields}
            button={<Trans>포인트 적기</Trans>}
            done={t`적었습니다.`}
            send={async (body, idempotencyKey) => {
              await api(call, { locale, params: { _id }, body: body as Body<typeof call>, idempotencyKey })
            }}
          />
          {points.length > 0 && <Movements points={points} />}
          <EarlierButton load={load} />
        </div>
      )}
    </LoadState>
  )
}

/** Renders the points of an account, and a form that gives or takes some: below the account. */
export function MemberPoints({ item: { _id } }: ItemPartProps) {
  const { t } = useLingui()
  return (
    <PersonPart title={t`상점 포인트`} scopes={['console:shop']}>
      {() => <Points _id={_id} />}
    </PersonPart>
  )
}

/** Renders the points of the member whose order it is. */
export function OrderPoints({ item, ...rest }: ItemPartProps) {
  const { _user } = item
  return typeof _user === 'string' ? <MemberPoints {...rest} item={{ ...item, _id: _user }} /> : null
}
