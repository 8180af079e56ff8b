import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { faqJsonLd, Faqs } from '../../content/faqs.tsx'
import { ListPage } from '../../content/list-page.tsx'
import { useListSearch } from '../../data/list-search.ts'
import { useLocale } from '../../data/use-locale.ts'
import { faqList, faqTypes } from '../queries.ts'

/** Frequently asked questions: by type, searched, each to be opened. */
export function FaqPage({ children }: { children: ReactNode }) {
  const { t, i18n } = useLingui()
  return (
    <ListPage
      place={{ to: '/center/faqs' }}
      title={t`자주 묻는 질문`}
      lead={t`상담을 앞두고 자주 물으시는 것들을 모았습니다. 찾으시는 답이 없으면 편하게 물어 주십시오.`}
      description={t`상담을 앞두고 자주 물으시는 것들입니다. 상담 절차와 비용, 비밀 보호, 홈페이지와 앱 이용, 개인정보에 관한 답을 모았습니다.`}
      read={faqList(useLocale(), useListSearch())}
      items={({ faqs }) => faqs}
      renderAll={(faqs) => <Faqs faqs={faqs} isHtml />}
      filter={{
        name: 'type',
        label: t`질문 종류`,
        options: Object.entries(faqTypes).map(([value, label]) => ({ value, label: i18n._(label) })),
      }}
      jsonLd={import.meta.env.SSR ? (faqs) => faqJsonLd(faqs) : undefined}
      failed={t`질문을 불러오지 못했습니다.`}
      empty={t`아직 올라온 질문이 없습니다.`}
      columns=""
      skeleton={<div className="skeleton h-96" />}
    >
      {children}
    </ListPage>
  )
}
