import type { Answer } from '#contract/api.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { PageLink } from '../content/page-link.tsx'
import { useApiMutation } from '../data/use-api-mutation.ts'
import { useLocale } from '../data/use-locale.ts'
import { useKnownSession } from '../session/use-session.ts'
import { alert } from '../ui/alert.tsx'
import { buttonClass } from '../ui/button.ts'
import { LoadState } from '../ui/load-state.tsx'
import { AskingCompanies } from './colleagues/asking-companies.tsx'
import { ColleagueCompany } from './colleagues/colleague-company.tsx'
import { Colleagues } from './colleagues/colleagues.tsx'
import { BuyerFields, companyIn, CompanyFields, CompanyProfile, SellerFields, useCompanyChecks } from './company-fields.tsx'
import { PresentationFields, presentationIn, usePresentationChecks } from './presentation-fields.tsx'
import { ProfileCompleteness } from './profile-completeness.tsx'
import { homeCountry } from '#contract/platform/countries.ts'
import { useMarkedForm } from '../content/marked-form.tsx'
import { MemberPage } from './member-page.tsx'
import { MyDocument } from './my-document.tsx'
import { MyIntroduction } from './my-introduction.tsx'
import { TitledSection } from '../content/titled-section.tsx'
import { companyRead } from './queries.ts'

type Company = Answer<'GET /api/v1/me/company'>['company']

/** How it stands with the approval. */
function Approval({ company }: { company: Company }) {
  const { state } = company
  const reason = company.reason ?? ''
  return (
    <div role="status" className="border-l-4 border-accent bg-wash px-4 py-3">
      {state === 'PENDING' && <Trans>승인을 기다리고 있습니다. 살펴보고 알려 드리겠습니다.</Trans>}
      {state === 'APPROVED' && <Trans>승인되었습니다. 상담회에 참가하실 수 있습니다.</Trans>}
      {state === 'APPROVED' && company.review !== null && (
        <span className="block">
          <Trans>바꾸신 것은 살펴본 뒤에 보입니다.</Trans>
        </span>
      )}
      {state === 'APPROVED' && reason !== '' && (
        <span className="block">
          <Trans>바꾸신 것은 승인되지 않았습니다. {reason}</Trans>
        </span>
      )}
      {state === 'REJECTED' && <Trans>승인해 드리지 못했습니다. 까닭: {reason} 내용을 고쳐 저장하시면 다시 살펴봅니다.</Trans>}
    </div>
  )
}

/** Fields as the server names them: in a joining company, or by themselves. */
function idOfPath(path: string): string {
  const name = path.replace(/^company\./, '')
  const [, locale, text] = /^(?:names|translations)\.(\w+)(?:\.(\w+))?/.exec(name) ?? []
  return `my-company-${locale === undefined ? name : `${locale}.${text ?? 'name'}`}`
}

function CompanyForm({ company }: { company: Company }) {
  const { t } = useLingui()
  const locale = useLocale()
  const client = useQueryClient()
  const { mistakes, onSubmit, onRefused } = useMarkedForm(idOfPath)
  // Of companies of before, and of lists, it may be unknown: those that say a district are at home.
  const [country, setCountry] = useState(company.country ?? (company.district === null ? '' : homeCountry))
  const checks = useCompanyChecks('my')
  const presentationChecks = usePresentationChecks('my')
  const { mutate, isPending } = useApiMutation('PUT /api/v1/me/company')
  const own = useKnownSession()?.role
  // A company that an organiser entered may say nothing of it yet.
  const role = own === 'SELLER' || own === 'BUYER' ? own : company.certificate === null ? 'BUYER' : 'SELLER'
  const submit = onSubmit(
    (typed) => [...checks(role, typed), ...presentationChecks(typed)],
    (typed) =>
      mutate(
        { body: { ...companyIn(role, typed), ...presentationIn(role, company, typed) } },
        {
          onSuccess: (answer) => {
            client.setQueryData(companyRead(locale).queryKey, answer)
            void alert(t`저장했습니다.`)
          },
          onError: (error) => void onRefused(error),
        },
      ),
  )
  const parts = { id: 'my', mistakes, company, country }
  return (
    <>
      <Approval company={company} />
      <ProfileCompleteness id="my" company={company} role={role} />
      <form noValidate className="mt-8 max-w-md space-y-6" onSubmit={submit}>
        <CompanyFields {...parts} onCountry={setCountry} />
        {role === 'SELLER' ? <SellerFields {...parts} /> : <BuyerFields {...parts} />}
        <h2 className="pt-4 text-xl font-bold">
          <Trans>상담회에 보이는 소개</Trans>
        </h2>
        <p className="text-sm text-muted">
          <Trans>누구나 볼 수 있습니다. 모두 선택입니다.</Trans>
        </p>
        <CompanyProfile {...parts} />
        <PresentationFields {...parts} role={role} />
        <p className="text-sm text-muted">
          <Trans>회사 이름(다른 언어로 쓴 이름도), 대표자, 인증, 바이어 유형은 다시 살펴봅니다.</Trans>
        </p>
        <button type="submit" className={buttonClass('primary')} aria-disabled={isPending}>
          <Trans>저장</Trans>
        </button>
      </form>
    </>
  )
}

function MyCompany({ _user, atFairs }: { _user: string; atFairs: ReactNode }) {
  const { t } = useLingui()
  const load = useQuery(companyRead(useLocale()))
  return (
    <LoadState
      load={load}
      skeleton={<div className="skeleton h-96" />}
      failed={t`회사 정보를 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
    >
      {({ company }) =>
        company.owner !== null ? (
          <ColleagueCompany company={company} _user={_user} atFairs={atFairs} />
        ) : (
          <>
            <CompanyForm company={company} />
            <div className="mt-[clamp(2.25rem,5vw,4rem)]">
              <TitledSection id="introduction" title={t`회사소개서`}>
                <MyIntroduction introduction={company.introduction} />
              </TitledSection>
              <TitledSection id="fair-introductions" title={t`상담회별 소개 자료`}>
                {atFairs}
              </TitledSection>
              <TitledSection id="registration" title={t`사업자등록증`}>
                <MyDocument _user={_user} kind="businessRegistration" />
              </TitledSection>
              <TitledSection id="logo" title={t`회사 로고`}>
                <MyDocument _user={_user} kind="logo" />
              </TitledSection>
              <TitledSection id="photo" title={t`담당자 사진`}>
                <MyDocument _user={_user} kind="photo" />
              </TitledSection>
              <TitledSection id="people" title={t`다른 담당자`}>
                <Colleagues isApproved={company.state === 'APPROVED'} />
              </TitledSection>
            </div>
          </>
        )
      }
    </LoadState>
  )
}

/**
 * `/mypage/company`: what a seller or a buyer says of the company, and whether it takes part.
 * @param props.atFairs how it introduces itself at single fairs
 */
export function CompanyPage({ atFairs }: { atFairs: ReactNode }) {
  const { t } = useLingui()
  return (
    <MemberPage title={t`내 회사`} description={t`상담회에 참가하시는 회사의 정보와 승인 상태를 보고 고치시는 화면입니다.`} isWide>
      {({ sub, role }) =>
        role === 'SELLER' || role === 'BUYER' ? (
          <MyCompany _user={sub} atFairs={atFairs} />
        ) : (
          <>
            <AskingCompanies />
            <p>
              <Trans>판매 회원이나 바이어로 가입하신 분의 화면입니다.</Trans>{' '}
              <PageLink to="/mypage/myinfo" className="underline underline-offset-4">
                <Trans>내 정보</Trans>
              </PageLink>
            </p>
          </>
        )
      }
    </MemberPage>
  )
}
