import { languageTag } from '#contract/locale.ts'
import { localeNames } from '#contract/locale-names.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { PageLink } from '../../content/page-link.tsx'
import { Pagination } from '../../content/pagination.tsx'
import { TitledSection } from '../../content/titled-section.tsx'
import { useListSearch } from '../../data/list-pages.ts'
import { retryImport } from '../../data/start/retry-import.ts'
import { useLocale } from '../../data/use-locale.ts'
import { useKnownSession } from '../../session/use-session.ts'
import { buttonClass } from '../../ui/button.ts'
import { koreanDay } from '../../ui/day.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { ownQuestionsRead, type ProductQuestion, productQuestionsRead, questionsEach, reviewSearch } from '../queries.ts'
import { StaffAnswer } from '../staff-answer.tsx'
import { QuestionState } from './question-state.tsx'

const QuestionForm = lazy(() => retryImport(() => import('./question-form.tsx')))

type Text = Pick<ProductQuestion, 'content' | 'answer'>

/** Reads the member's own questions about a product, whose text everybody else may not have. */
function useOwnTexts(_product: string): (_id: string) => Text | undefined {
  const session = useKnownSession()
  const { data } = useQuery({ ...ownQuestionsRead(useLocale(), { _product, limit: 100 }), enabled: session !== undefined })
  return (_id) => (session === undefined ? undefined : data?.questions.find((question) => question._id === _id))
}

function Question({ question, own }: { question: ProductQuestion; own: Text | undefined }) {
  const { author, createdAt, isPrivate, language, state } = question
  const { content, answer } = own ?? question
  const isForeign = language !== useLocale()
  return (
    <li className="space-y-3 border-t border-line py-5">
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
        <QuestionState state={state} />
        <strong>{author}</strong>
        <time dateTime={createdAt} className="text-muted tabular-nums">
          {koreanDay(createdAt)}
        </time>
        {isForeign && content !== null && <span className="text-muted">{localeNames[language]}</span>}
      </p>
      {content === null ? (
        <p className="text-muted">
          <Trans>비공개 문의입니다.</Trans>
        </p>
      ) : (
        <>
          {isPrivate && (
            <p className="text-sm text-muted">
              <Trans>나와 담당자만 볼 수 있는 문의입니다.</Trans>
            </p>
          )}
          <p lang={languageTag(language)} className="whitespace-pre-line wrap-anywhere">
            {content}
          </p>
          <StaffAnswer answer={answer} language={language} />
        </>
      )}
    </li>
  )
}

const focus = (node: HTMLElement | null) => node?.focus()

/** Where who is logged in asks, and the way there for who is not. */
function Ask({ _product }: { _product: string }) {
  const session = useKnownSession()
  const pathname = useLocation({ select: (location) => location.pathname })
  const [step, setStep] = useState<'closed' | 'open' | 'done'>('closed')
  if (session === undefined)
    return (
      <p className="needs-scripts no-print">
        <Link to="/login" state={{ wanted: `${pathname}#questions` }} className={buttonClass('outline')}>
          <Trans>로그인하고 문의하기</Trans>
        </Link>
      </p>
    )
  return (
    <div className="no-print space-y-4">
      {step === 'done' && (
        <p role="status" tabIndex={-1} ref={focus}>
          <Trans>문의를 올렸습니다. 답변을 드리면 알려 드립니다.</Trans>
        </p>
      )}
      {step === 'open' ? (
        <Suspense fallback={<div className="skeleton h-72" />}>
          <QuestionForm key={session.sub} _product={_product} sub={session.sub} onDone={() => setStep('done')} />
        </Suspense>
      ) : (
        <p className="flex flex-wrap items-center gap-x-6">
          <button type="button" className={buttonClass('outline')} onClick={() => setStep('open')}>
            <Trans>상품 문의하기</Trans>
          </button>
          <PageLink to="/mypage/questions" className="inline-flex min-h-11 items-center underline underline-offset-4">
            <Trans>내 상품 문의</Trans>
          </PageLink>
        </p>
      )}
    </div>
  )
}

/** Questions about a product with their answers, a page at a time, as its address asks for them. */
export function ProductQuestions({ _id, name }: { _id: string; name: string }) {
  const { t } = useLingui()
  const search = reviewSearch(useListSearch())
  const { questions: page = 1 } = search
  const load = useQuery({ ...productQuestionsRead(useLocale(), _id, search), placeholderData: keepPreviousData })
  const ownTextOf = useOwnTexts(_id)
  const place = { to: '/shop/products/$_product', params: { _product: _id }, hash: 'questions' } as const
  return (
    <TitledSection id="questions" title={t`문의와 답변`}>
      <LoadState
        load={load}
        skeleton={<div className="skeleton h-72" />}
        failed={t`문의를 불러오지 못했습니다. 문의를 보시려면 인터넷에 연결되어 있어야 합니다.`}
      >
        {({ questions, summary }) =>
          summary.total === 0 ? (
            <p>
              <Trans>아직 문의가 없습니다. 궁금하신 것을 물어보시면 담당자가 답변해 드립니다.</Trans>
            </p>
          ) : (
            <>
              {questions.length === 0 && (
                <p className="text-muted">
                  <Trans>이 쪽에는 문의가 없습니다.</Trans>
                </p>
              )}
              <ul
                aria-busy={load.isPlaceholderData}
                aria-label={t`${name}에 대한 문의`}
                className="border-b border-line aria-busy:opacity-60"
              >
                {questions.map((question) => (
                  <Question key={question._id} question={question} own={ownTextOf(question._id)} />
                ))}
              </ul>
              <Pagination
                page={page}
                count={Math.ceil(summary.total / questionsEach)}
                targetOf={(number) => ({ ...place, search: { ...search, questions: number > 1 ? number : undefined } })}
              />
            </>
          )
        }
      </LoadState>
      <Ask _product={_id} />
    </TitledSection>
  )
}
