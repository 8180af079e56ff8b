import type { OwnCompany } from '#contract/account/companies.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FactRow } from '../../content/fact-row.tsx'
import { TitledSection } from '../../content/titled-section.tsx'
import { MyDocument } from '../my-document.tsx'

/** Renders the company of a colleague: whose it is, what it says, and what is the colleague's own. */
export function ColleagueCompany({ company, _user, atFairs }: { company: OwnCompany; _user: string; atFairs: ReactNode }) {
  const { t } = useLingui()
  const { name, category, address, profile, state } = company
  const owner = company.owner ?? ''
  return (
    <>
      <div role="status" className="border-l-4 border-accent bg-wash px-4 py-3">
        <p>
          <Trans>
            {owner} 님이 등록한 회사입니다. 회사 정보와 상품은 {owner} 님이 바꾸고, 상담회 신청과 상담은 각자 합니다.
          </Trans>
        </p>
        {state !== 'APPROVED' && (
          <p>
            <Trans>회사가 승인을 기다리고 있어 아직 상담회에 신청하실 수 없습니다.</Trans>
          </p>
        )}
      </div>
      <dl className="mt-8 max-w-3xl border-b border-line">
        <FactRow name={t`회사 이름`}>{name}</FactRow>
        {category !== '' && <FactRow name={t`업종`}>{category}</FactRow>}
        {address !== '' && <FactRow name={t`주소`}>{address}</FactRow>}
        {profile !== null && <FactRow name={t`회사 소개`}>{profile}</FactRow>}
      </dl>
      <div className="mt-[clamp(2.25rem,5vw,4rem)]">
        <TitledSection id="fair-introductions" title={t`상담회별 소개 자료`}>
          {atFairs}
        </TitledSection>
        <TitledSection id="photo" title={t`담당자 사진`}>
          <MyDocument _user={_user} kind="photo" />
        </TitledSection>
      </div>
    </>
  )
}
