import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { faqJsonLd, Faqs } from '../../content/faqs.tsx'
import { ListPage } from '../../content/list-page.tsx'
import type { PagePlace } from '../../content/page-link.tsx'
import { useListSearch } from '../../data/list-pages.ts'
import { useLocale } from '../../data/use-locale.ts'
import { faqList, faqTypes, type SupportOf } from '../queries.ts'

interface Props {
  code: SupportOf
  place: PagePlace
  eyebrow?: ReactNode
  lead: string
  /** For search engines. */
  description: string
  children?: ReactNode
}

/** Frequently asked questions: by type, searched, each to be opened. */
export function FaqPage({ code, children, ...page }: Props) {
  const { t, i18n } = useLingui()
  return (
    <ListPage
      {...page}
      title={t`자주 묻는 질문`}
      read={faqList(useLocale(), useListSearch(), code)}
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
