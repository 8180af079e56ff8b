import { languageTag } from '#contract/locale.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { PageLink } from '../../content/page-link.tsx'
import { Pagination } from '../../content/pagination.tsx'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { paged, pageOf, pageSize, useListSearch } from '../../data/list-pages.ts'
import { present } from '../../data/query-client.ts'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { useLocale } from '../../data/use-locale.ts'
import { useOpen } from '../../data/use-open.ts'
import { confirm } from '../../ui/alert.tsx'
import { koreanDay } from '../../ui/day.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { type OwnQuestion, ownQuestionRead, ownQuestionsRead } from '../queries.ts'
import { Bought } from '../reviews/bought.tsx'
import { HiddenNotice } from '../hidden-notice.tsx'
import { StaffAnswer } from '../staff-answer.tsx'
import { QuestionState } from './question-state.tsx'

function RemoveQuestion({ question: { _id, name } }: { question: OwnQuestion }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const alertFailure = useAlertFailure()
  const { mutate, isPending } = useApiMutation('DELETE /api/v1/me/questions/{_id}')
  const remove = async () => {
    if (!(await confirm(t`이 문의를 지우시겠습니까? 되돌릴 수 없습니다.`))) return
    mutate({ params: { _id } }, { onSuccess: () => navigate({ to: '/mypage/questions', replace: true }), onError: alertFailure })
  }
  return (
    <button
      type="button"
      className="inline-flex min-h-11 items-center underline underline-offset-4"
      aria-disabled={isPending}
      aria-label={t`${name} 문의 지우기`}
      onClick={() => void remove()}
    >
      <Trans>지우기</Trans>
    </button>
  )
}

function Question({ question }: { question: OwnQuestion }) {
  const { content, createdAt, isPrivate, language, state, answer, isHidden, hiddenReason } = question
  return (
    <article className="space-y-3">
      <Bought of={{ ...question, values: [] }} />
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-muted">
        {!isHidden && <QuestionState state={state} />}
        <time dateTime={createdAt} className="tabular-nums">
          {koreanDay(createdAt)}
        </time>
        {isPrivate && <Trans>비공개</Trans>}
      </p>
      <p lang={languageTag(language)} className="whitespace-pre-line wrap-anywhere">
        {content}
      </p>
      {isHidden && (
        <HiddenNotice reason={hiddenReason}>
          <Trans>다른 사람에게 보이지 않는 문의입니다.</Trans>
        </HiddenNotice>
      )}
      <StaffAnswer answer={answer} language={language} />
      {state === 'waiting' && <RemoveQuestion question={question} />}
    </article>
  )
}

/** A question that a notification leads to. */
function OneQuestion({ _id }: { _id: string }) {
  const { t } = useLingui()
  const load = useQuery(ownQuestionRead(useLocale(), _id))
  return (
    <>
      <LoadState
        load={load}
        skeleton={<div className="skeleton h-72" />}
        failed={t`문의를 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
        isEmpty={(data) => present(data) === undefined}
        empty={t`지워진 문의입니다.`}
      >
        {(data) => {
          const one = present(data)
          return one !== undefined && <Question question={one.question} />
        }}
      </LoadState>
      <p>
        <PageLink to="/mypage/questions" className="inline-flex min-h-11 items-center underline underline-offset-4">
          <Trans>내 상품 문의 목록</Trans>
        </PageLink>
      </p>
    </>
  )
}

/** `/mypage/questions`: what a member has asked about products, first what waits; `?open=` is one of them. */
export function MyQuestions() {
  const { t } = useLingui()
  const open = useOpen()
  const search = useListSearch()
  const { limit, skip } = paged(search)
  const load = useQuery({ ...ownQuestionsRead(useLocale(), { limit, skip }), enabled: open === undefined })
  if (open !== undefined) return <OneQuestion key={open} _id={open} />
  return (
    <LoadState
      load={load}
      skeleton={<div className="skeleton h-72" />}
      failed={t`문의를 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
      isEmpty={({ summary }) => summary.total === 0}
      empty={t`아직 문의하신 것이 없습니다. 상품 화면에서 물어보시면 답변이 여기에도 보입니다.`}
    >
      {({ questions, summary }) => (
        <>
          <ul className="border-b border-line">
            {questions.map((question) => (
              <li key={question._id} className="border-t border-line py-5">
                <Question question={question} />
              </li>
            ))}
          </ul>
          <Pagination
            page={search.page ?? 1}
            count={Math.ceil(summary.total / pageSize)}
            targetOf={(number) => ({ to: '/mypage/questions', search: pageOf(search, number) })}
          />
        </>
      )}
    </LoadState>
  )
}
