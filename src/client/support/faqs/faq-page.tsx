import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { faqThing, Faqs } from '../../content/faqs.tsx'
import { Filters } from '../../content/filters.tsx'
import { PageTop } from '../../content/page-top.tsx'
import { SearchForm } from '../../content/search-form.tsx'
import type { ListSearch } from '../../data/list-search.ts'
import { StructuredData } from '../../data/ssr-context.tsx'
import { PageHead } from '../../data/page-head.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { container } from '../../ui/container.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { faqList, faqTypes } from './reads.ts'

const path = '/center/faqs'

/** Frequently asked questions: by type, searched, each to be opened. */
export function FaqPage({ search, children }: { search: ListSearch; children?: ReactNode }) {
  const { t, i18n } = useLingui()
  const query = useQuery({ ...faqList(useLocale(), search), placeholderData: keepPreviousData })
  const { q, type } = search
  return (
    <>
      <PageHead
        title={t`자주 묻는 질문`}
        description={t`상담을 앞두고 자주 물으시는 것들입니다. 상담 절차와 비용, 비밀 보호, 홈페이지와 앱 이용, 개인정보에 관한 답을 모았습니다.`}
        isHidden={q !== undefined}
      />
      <PageTop
        title={t`자주 묻는 질문`}
        lead={t`상담을 앞두고 자주 물으시는 것들을 모았습니다. 찾으시는 답이 없으면 편하게 물어 주십시오.`}
      />
      <div className={`${container} pb-[clamp(4rem,9vw,7rem)]`}>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-y border-line py-3">
          <Filters
            name="type"
            label={t`질문 종류`}
            options={Object.entries(faqTypes).map(([value, label]) => ({ value, label: i18n._(label) }))}
            path={path}
            search={search}
          />
          <SearchForm path={path} search={search} />
        </div>
        <LoadState
          load={query}
          skeleton={<div className="skeleton mt-8 h-96" />}
          failed={t`질문을 불러오지 못했습니다.`}
          empty={t`아직 올라온 질문이 없습니다.`}
          isEmpty={({ faqs }) => faqs.length === 0 && q === undefined && type === undefined}
        >
          {({ faqs, summary: { total } }) => (
            <div aria-busy={query.isPlaceholderData} className="aria-busy:opacity-60">
              <p role="status" className="py-5 text-sm text-muted tabular-nums">
                <Plural value={total} other="모두 #건" />
              </p>
              {faqs.length === 0 ? (
                <p className="border-l-2 border-accent py-3 pl-5">
                  <Trans>맞는 글이 없습니다. 다른 낱말이나 초성(예: ㅈㅅㅂㅎ)으로 찾아보십시오.</Trans>
                </p>
              ) : (
                <Faqs faqs={faqs} isHtml />
              )}
              {import.meta.env.SSR && <StructuredData make={() => faqThing(faqs)} />}
            </div>
          )}
        </LoadState>
        {children}
      </div>
    </>
  )
}
