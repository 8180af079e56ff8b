import { Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { PageLink } from '../../../content/page-link.tsx'
import { listDeps, listSearch } from '../../../data/list-search.ts'
import { load } from '../../../data/load.ts'
import { FaqPage } from '../../../support/faqs/faq-page.tsx'
import { faqList } from '../../../support/queries.ts'
import { CentreEyebrow } from '../../../trade/trail.tsx'

export const Route = createFileRoute('/_fairs/fairs/faq')({
  validateSearch: listSearch,
  loaderDeps: listDeps,
  loader: ({ context, deps }) => load(context, (locale) => [faqList(locale, deps, 'fairs')]),
  component: Faqs,
})

function Faqs() {
  const { t } = useLingui()
  return (
    <FaqPage
      code="fairs"
      place={{ to: '/fairs/faq' }}
      eyebrow={<CentreEyebrow page={t`자주 묻는 질문`} />}
      lead={t`상담회 참가와 상담 제안, 일정, 상품 소개에 관해 자주 물으시는 것들을 모았습니다.`}
      description={t`매칭 상담회에 관해 자주 물으시는 것들입니다. 참가 신청과 승인, 상담 제안과 답변, 일정 변경, 상품 소개에 관한 답을 모았습니다.`}
    >
      <p className="mt-10">
        <Trans>
          찾으시는 답이 없으면{' '}
          <PageLink to="/mypage/inquiries" className="underline underline-offset-4">
            1:1 문의
          </PageLink>
          로 물어 주십시오.
        </Trans>
      </p>
    </FaqPage>
  )
}
