import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { listDeps, listSearch } from '../../../data/list-search.ts'
import { load } from '../../../data/load.ts'
import { AskAdvice } from '../../../law/ask-advice.tsx'
import { FaqPage } from '../../../support/faqs/faq-page.tsx'
import { faqList } from '../../../support/queries.ts'

export const Route = createFileRoute('/_firm/center/faqs')({
  validateSearch: listSearch,
  loaderDeps: listDeps,
  loader: ({ context, deps }) => load(context, (locale) => [faqList(locale, deps)]),
  component: Faqs,
})

function Faqs() {
  const { t } = useLingui()
  return (
    <FaqPage
      code="firm"
      place={{ to: '/center/faqs' }}
      lead={t`상담을 앞두고 자주 물으시는 것들을 모았습니다. 찾으시는 답이 없으면 편하게 물어 주십시오.`}
      description={t`상담을 앞두고 자주 물으시는 것들입니다. 상담 절차와 비용, 비밀 보호, 홈페이지와 앱 이용, 개인정보에 관한 답을 모았습니다.`}
    >
      <div className="mt-12">
        <AskAdvice text={t`찾으시는 답이 없다면 물어 주십시오. 확인하는 대로 연락드립니다.`} />
      </div>
    </FaqPage>
  )
}
