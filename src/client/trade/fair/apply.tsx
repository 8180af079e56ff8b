import { tradeLimits } from '#contract/trade/limits.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { fieldClass, Labelled } from '../../content/field.tsx'
import { PageLink } from '../../content/page-link.tsx'
import { useCheckedForm } from '../../content/checked-form.ts'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { useLocale } from '../../data/use-locale.ts'
import { useKnownSession } from '../../session/use-session.ts'
import { alert, confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { approvalNames, roleNames } from '../names.ts'
import { myCompany } from '../own-queries.ts'
import { type Fair, myFairs, type OwnFair } from '../queries.ts'
import { PolicyLink } from '../../content/policy-link.tsx'
import { When } from './when.tsx'

type Role = 'SELLER' | 'BUYER'
type Participation = OwnFair['participation']

const link = 'underline underline-offset-4'

/** Whether a side can apply now; the server decides. */
const isInPeriod = ({ recruitFrom, recruitTo, applyFrom, applyTo }: Fair, role: Role, now: string): boolean =>
  role === 'SELLER' ? now >= recruitFrom && now < recruitTo : now >= applyFrom && now < applyTo

/** What everybody reads: who can take part, and by which way. */
const ForVisitors = ({ wanted, joinsAs }: { wanted: string; joinsAs: Role }) => (
  <div className="mt-3 space-y-4 text-sm">
    <p>
      <Trans>
        판매 기업은 서울어워드나 슈퍼루키 인증을 받은 기업만, 바이어는 유통 기업이 신청하실 수 있습니다. 담당자가 확인한 뒤 승인합니다.
      </Trans>
    </p>
    <p className="flex flex-wrap gap-2">
      <Link to="/join" state={{ wanted, joinsAs }} className={buttonClass('primary')}>
        <Trans>기업 회원 가입</Trans>
      </Link>
      <Link to="/login" state={{ wanted, joinsAs }} className={buttonClass('outline')}>
        <Trans>로그인</Trans>
      </Link>
    </p>
  </div>
)

interface Own {
  _fair: string
  participation: Participation
}

/** How one's own application stands, and the way out of it. */
function Applied({ _fair, participation }: Own) {
  const { t, i18n } = useLingui()
  const alertFailure = useAlertFailure()
  const sellers = useApiMutation('DELETE /api/v1/fairs/{_fair}/sellers/{_id}')
  const buyers = useApiMutation('DELETE /api/v1/fairs/{_fair}/buyers/{_id}')
  const { role, state, reason, _id } = participation
  const leave = async () => {
    if (!(await confirm(t`참가를 그만두시겠습니까? 진행 중인 제안과 상담이 모두 취소되고 상대에게 알려집니다.`))) return
    const { mutate } = role === 'SELLER' ? sellers : buyers
    mutate({ params: { _fair, _id } }, { onError: alertFailure })
  }
  return (
    <div className="mt-3 space-y-4 text-sm">
      <p role="status" className="border-l-4 border-accent bg-wash px-4 py-3">
        <strong>
          {i18n._(roleNames[role])} · {i18n._(approvalNames[state])}
        </strong>
        {state === 'PENDING' && (
          <span className="block">
            <Trans>신청을 받았습니다. 담당자가 확인하고 있습니다.</Trans>
          </span>
        )}
        {state === 'REJECTED' && <span className="block">{reason}</span>}
      </p>
      {state === 'APPROVED' && (
        <ul className="space-y-1">
          <li>
            <PageLink to="/mypage/schedule/$_fair" params={{ _fair }} className={`${link} inline-flex min-h-11 items-center`}>
              <Trans>내 일정 정하기</Trans>
            </PageLink>
          </li>
          <li>
            <PageLink to="/mypage/matchings" className={`${link} inline-flex min-h-11 items-center`}>
              <Trans>내 매칭</Trans>
            </PageLink>
          </li>
        </ul>
      )}
      <button type="button" className={buttonClass('outline')} onClick={() => void leave()}>
        {state === 'APPROVED' ? <Trans>참가 그만두기</Trans> : <Trans>신청 거두기</Trans>}
      </button>
    </div>
  )
}

/** What an application needs first: a company that is approved. */
function CompanyFirst({ isRejected }: { isRejected: boolean }) {
  return (
    <div className="mt-3 space-y-3 text-sm">
      <p role="status" className="border-l-4 border-accent bg-wash px-4 py-3">
        {isRejected ? (
          <Trans>회사 정보가 반려되었습니다. 고쳐서 저장하시면 다시 살펴봅니다.</Trans>
        ) : (
          <Trans>회사 정보를 살펴보고 있습니다. 승인되면 알려 드리고, 그때부터 이곳에서 신청하실 수 있습니다.</Trans>
        )}
      </p>
      <p>
        <PageLink to="/mypage/company" className={`${link} inline-flex min-h-11 items-center`}>
          <Trans>회사 정보 보기</Trans>
        </PageLink>
      </p>
    </div>
  )
}

/** Applies with the company of the account. */
function ApplyForm({ _fair, role }: { _fair: string; role: Role }) {
  const { t } = useLingui()
  const alertFailure = useAlertFailure()
  const sellers = useApiMutation('POST /api/v1/fairs/{_fair}/sellers')
  const buyers = useApiMutation('POST /api/v1/fairs/{_fair}/buyers')
  const { mutate, isPending } = role === 'SELLER' ? sellers : buyers
  const { onSubmit } = useCheckedForm()
  const submit = onSubmit(
    () => [],
    ({ text }) =>
      mutate(
        { params: { _fair }, body: { note: text('note').trim() || null } },
        {
          onSuccess: () => void alert(t`참가를 신청했습니다. 승인되면 알려 드립니다.`),
          onError: alertFailure,
        },
      ),
  )
  return (
    <form noValidate className="mt-3 space-y-4 text-sm" onSubmit={(event) => void submit(event)}>
      <p>
        <Trans>
          승인된 회사 정보로 신청됩니다.{' '}
          <PageLink to="/mypage/company" className={link}>
            회사 정보 보기
          </PageLink>
        </Trans>
      </p>
      <Labelled id="apply-note" label={t`남기실 말씀 (선택)`}>
        <textarea id="apply-note" name="note" rows={3} maxLength={tradeLimits.reason} className={fieldClass('mt-1.5')} />
      </Labelled>
      <PolicyLink />
      <button type="submit" className={buttonClass('primary', 'w-full')} aria-disabled={isPending}>
        {role === 'SELLER' ? <Trans>판매 기업으로 신청</Trans> : <Trans>바이어로 신청</Trans>}
      </button>
    </form>
  )
}

function ForMembers({ fair, role }: { fair: Fair; role: Role }) {
  const { t } = useLingui()
  const locale = useLocale()
  const load = useQuery(myFairs(locale))
  const company = useQuery(myCompany(locale))
  const [now] = useState(() => new Date().toISOString())
  return (
    <LoadState load={load} skeleton={<div className="skeleton mt-3 h-40" />} failed={t`신청 상태를 불러오지 못했습니다.`}>
      {({ fairs }) => {
        const own = fairs.find((one) => one.fair._id === fair._id)
        const { state } = company.data?.company ?? {}
        if (own !== undefined)
          return (
            <>
              <Applied _fair={fair._id} participation={own.participation} />
              {own.participation.state === 'REJECTED' && state === 'APPROVED' && isInPeriod(fair, role, now) && (
                <ApplyForm _fair={fair._id} role={role} />
              )}
            </>
          )
        if (company.isPending) return <div className="skeleton mt-3 h-40" />
        if (isInPeriod(fair, role, now) && (state === 'PENDING' || state === 'REJECTED'))
          return <CompanyFirst isRejected={state === 'REJECTED'} />
        if (isInPeriod(fair, role, now)) return <ApplyForm _fair={fair._id} role={role} />
        return (
          <p className="mt-3 text-sm">
            <Trans>지금은 신청을 받는 기간이 아닙니다.</Trans>{' '}
            <span className="mt-2 block">
              <strong className="block">{role === 'SELLER' ? <Trans>판매 기업 모집</Trans> : <Trans>바이어 신청</Trans>}</strong>
              {role === 'SELLER' ? (
                <When startsAt={fair.recruitFrom} endsAt={fair.recruitTo} timeZone={fair.timeZone} />
              ) : (
                <When startsAt={fair.applyFrom} endsAt={fair.applyTo} timeZone={fair.timeZone} />
              )}
            </span>
          </p>
        )
      }}
    </LoadState>
  )
}

/** Applying as seller or buyer, by who is logged in. */
export function Apply({ fair }: { fair: Fair }) {
  const session = useKnownSession()
  if (session === undefined) return <ForVisitors wanted={`/fairs/${fair._id}`} joinsAs={fair.state === 'recruiting' ? 'SELLER' : 'BUYER'} />
  const { role, sub } = session
  if (role === 'SELLER' || role === 'BUYER') return <ForMembers key={sub} fair={fair} role={role} />
  return (
    <p className="mt-3 text-sm">
      <Trans>판매 회원이나 바이어로 가입하신 분이 신청하실 수 있습니다.</Trans>
    </p>
  )
}
