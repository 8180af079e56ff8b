import type { Answer } from '#contract/api.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Pagination } from '../../content/pagination.tsx'
import { SearchForm } from '../../content/search-form.tsx'
import { useSite } from '../../data/firm.ts'
import { pageOf, pageSize, useListSearch } from '../../data/list-pages.ts'
import { useLocale } from '../../data/use-locale.ts'
import { koreanDay } from '../../ui/day.ts'
import { Icon } from '../../ui/icon.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { publicQuestionsRead } from '../queries.ts'
import { InquiryStatus } from './inquiry-list.tsx'

type PublicQuestion = Answer<'GET /api/v1/center/questions'>['questions'][number]

/** A question that opens to its words and answers. */
function Question({ question: { title, content, author, createdAt, status, answers, isOwn } }: { question: PublicQuestion }) {
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-14 list-none flex-wrap items-center justify-between gap-x-6 gap-y-1 py-4 hover:text-accent [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-[1_1_14rem] font-semibold wrap-anywhere">{title}</span>
        <span className="flex items-center gap-3 text-sm text-muted tabular-nums">
          <span>
            {isOwn ? <Trans>내 문의</Trans> : author} ·{' '}
            <time dateTime={createdAt} className="whitespace-nowrap">
              {koreanDay(createdAt)}
            </time>
          </span>
          <InquiryStatus status={status} />
          <Icon name="down" className="size-5 transition-transform group-open:rotate-180" />
        </span>
      </summary>
      <div className="space-y-4 pb-5">
        <p className="wrap-anywhere whitespace-pre-line">{content}</p>
        {answers.map((answer) => (
          <div key={answer.answeredAt + answer.content} className="border-l-4 border-accent bg-wash px-5 py-4">
            <p className="wrap-anywhere whitespace-pre-line">{answer.content}</p>
            <p className="mt-1 text-sm text-muted tabular-nums">
              <time dateTime={answer.answeredAt}>{koreanDay(answer.answeredAt)}</time>
            </p>
          </div>
        ))}
      </div>
    </details>
  )
}

/** Questions that their writers let others read, with the answers; one’s own are among them. */
export function PublicQuestions() {
  const { t } = useLingui()
  const search = useListSearch()
  const { page = 1, q } = search
  const load = useQuery({ ...publicQuestionsRead(useLocale(), search, useSite()), placeholderData: keepPreviousData })
  return (
    <>
      <SearchForm place={{ to: '/mypage/inquiries' }} search={search} />
      <LoadState
        load={load}
        skeleton={<div className="skeleton h-72" />}
        failed={t`문의를 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
        isEmpty={({ questions }) => questions.length === 0}
        empty={q === undefined ? t`아직 공개된 문의가 없습니다.` : t`찾으시는 문의가 없습니다.`}
      >
        {({ questions, summary: { total } }) => (
          <div aria-busy={load.isPlaceholderData} className="aria-busy:opacity-60">
            <div className="border-b border-line">
              {questions.map((question) => (
                <Question key={question._id} question={question} />
              ))}
            </div>
            <Pagination
              page={page}
              count={Math.ceil(total / pageSize)}
              targetOf={(number) => ({ to: '/mypage/inquiries', search: pageOf(search, number) })}
            />
          </div>
        )}
      </LoadState>
    </>
  )
}
