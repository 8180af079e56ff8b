import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { PageLink } from '../../content/page-link.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { buttonClass } from '../../ui/button.ts'
import { TopicIcon } from '../../ui/deferred/topic-icon.tsx'
import { myCompany } from '../own-queries.ts'
import { myMatchings, type OwnFair } from '../queries.ts'
import { type Step, stepOf, steps } from './own-day.ts'

const stepNames: Readonly<Record<Step, MessageDescriptor>> = {
  company: msg`회사 승인`,
  participation: msg`참가 승인`,
  choice: msg`상대 고르기`,
  times: msg`시간 정하기`,
}

/** What is to be done at a step, in words, and where it is done. */
function Deed({ step, own, company }: { step: Step; own: OwnFair | undefined; company: 'PENDING' | 'REJECTED' | 'APPROVED' }) {
  const _fair = own?.fair._id
  if (step === 'company')
    return (
      <>
        {company === 'REJECTED' ? (
          <Trans>회사 승인이 반려되었습니다. 까닭을 보시고 고쳐 주십시오.</Trans>
        ) : (
          <Trans>회사를 살펴보고 있습니다. 그동안 소개를 채워 두시면 상대가 찾기 쉽습니다.</Trans>
        )}
        <PageLink to="/mypage/company" className={buttonClass('primary', 'mt-4')}>
          <Trans>회사 정보</Trans>
        </PageLink>
      </>
    )
  if (step === 'participation') {
    const state = own?.participation.state
    return (
      <>
        {state === 'PENDING' ? (
          <Trans>참가 신청을 살펴보고 있습니다. 정해지면 알려 드립니다.</Trans>
        ) : state === 'REJECTED' ? (
          <Trans>참가 신청이 반려되었습니다.</Trans>
        ) : (
          <Trans>상담회를 고르고 참가를 신청해 주십시오.</Trans>
        )}
        {state === 'REJECTED' && <span className="block text-muted">{own?.participation.reason}</span>}
        <PageLink to={state === 'PENDING' ? '/mypage/fairs' : '/fairs'} className={buttonClass('primary', 'mt-4')}>
          {state === 'PENDING' ? <Trans>내 상담회</Trans> : <Trans>상담회 일정</Trans>}
        </PageLink>
      </>
    )
  }
  if (step === 'choice' && _fair !== undefined)
    return own?.participation.role === 'BUYER' ? (
      <>
        <Trans>만나고 싶은 판매 기업을 고르고 시간을 제안해 주십시오.</Trans>
        <PageLink to="/fairs/$_fair/matching" params={{ _fair }} className={buttonClass('primary', 'mt-4')}>
          <Trans>매칭 신청</Trans>
        </PageLink>
      </>
    ) : (
      <>
        <Trans>만나고 싶은 바이어를 골라 두십시오. 상담 제안은 바이어가 보냅니다.</Trans>
        <PageLink to="/fairs/$_fair/buyers" params={{ _fair }} className={buttonClass('primary', 'mt-4')}>
          <Trans>바이어 보기</Trans>
        </PageLink>
      </>
    )
  return (
    <>
      <Trans>오가는 제안에 답하시면 상담 시간이 정해집니다.</Trans>
      <PageLink to="/mypage/matchings" search={{ type: 'all' }} className={buttonClass('primary', 'mt-4')}>
        <Trans>내 매칭</Trans>
      </PageLink>
    </>
  )
}

/** The way of a member to meetings, and the one step that is next. Nothing where all are done. */
export function OwnSteps({ own, agreed }: { own: OwnFair | undefined; agreed: number }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const isIn = own?.participation.state === 'APPROVED'
  const company = useQuery({ ...myCompany(locale), enabled: !isIn }).data?.company.state
  const { data } = useQuery({ ...myMatchings(locale, { _fair: own?.fair._id, limit: 1 }), enabled: isIn && agreed === 0 })
  const isKnown = isIn ? agreed > 0 || data !== undefined : company !== undefined
  if (!isKnown) return null
  const known = company ?? 'APPROVED'
  const step = stepOf({ company: known, own, matchings: data?.summary.total ?? 0, agreed })
  if (step === undefined) return null
  const at = steps.indexOf(step)
  return (
    <section aria-labelledby="own-steps" className="rounded-card border border-line bg-surface p-5 sm:p-7">
      <h2 id="own-steps" className="text-lg font-bold">
        <Trans>다음으로 하실 일</Trans>
      </h2>
      <ol className="mt-4 grid gap-2 sm:grid-cols-4">
        {steps.map((each, index) => (
          <li
            key={each}
            aria-current={each === step ? 'step' : undefined}
            className="flex items-center gap-2 border-t-2 border-line pt-2 text-sm text-muted aria-[current=step]:border-accent aria-[current=step]:font-bold aria-[current=step]:text-ink"
          >
            {index < at ? <TopicIcon name="check" className="size-4" /> : <span className="tabular-nums">{index + 1}</span>}
            {i18n._(stepNames[each])}
            {index < at && (
              <span className="sr-only">
                <Trans>끝남</Trans>
              </span>
            )}
          </li>
        ))}
      </ol>
      <div className="mt-5 flex flex-col items-start">
        <Deed step={step} own={own} company={known} />
      </div>
    </section>
  )
}
