import type { Answer } from '#contract/api.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { PageLink } from '../../content/page-link.tsx'
import { useListSearch } from '../../data/list-pages.ts'
import { retryImport } from '../../data/start/retry-import.ts'
import { useLocale } from '../../data/use-locale.ts'
import { buttonClass } from '../../ui/button.ts'
import { koreanDay } from '../../ui/day.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { MemberPage } from '../member-page.tsx'
import { inquiriesRead } from '../queries.ts'
import { tab } from '../tab.ts'

const PublicQuestions = lazy(() => retryImport(() => import('./public-questions.tsx')).then((part) => ({ default: part.PublicQuestions })))

export type Inquiry = Answer<'GET /api/v1/me/inquires'>['questions'][number]

/** Renders whether a question is answered, in words and in its own look. */
export const InquiryStatus = ({ status }: Pick<Inquiry, 'status'>) => (
  <span
    className={`shrink-0 rounded-control border px-2 py-0.5 text-sm font-semibold ${status === 'answered' ? 'border-accent text-accent' : 'border-line text-muted'}`}
  >
    {status === 'answered' ? <Trans>답변 완료</Trans> : <Trans>답변 대기</Trans>}
  </span>
)

/** When it was asked, and who may read it. */
export const InquiryFacts = ({ createdAt, isPublic }: Pick<Inquiry, 'createdAt' | 'isPublic'>) => (
  <span className="text-sm text-muted tabular-nums">
    <time dateTime={createdAt}>{koreanDay(createdAt)}</time> · {isPublic ? <Trans>공개</Trans> : <Trans>비공개</Trans>}
  </span>
)

function MyInquiries() {
  const { t } = useLingui()
  const load = useQuery(inquiriesRead(useLocale()))
  return (
    <LoadState
      load={load}
      skeleton={<div className="skeleton h-72" />}
      failed={t`문의를 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
      isEmpty={({ questions }) => questions.length === 0}
      empty={t`아직 남기신 문의가 없습니다. 궁금하신 것을 물어 주시면 답을 드립니다.`}
    >
      {({ questions }) => (
        <ul className="divide-y divide-line border-y border-line">
          {questions.map(({ _id, title, status, createdAt, isPublic }) => (
            <li key={_id}>
              <PageLink
                to="/mypage/inquiries/$_inquiry"
                params={{ _inquiry: _id }}
                className="group flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-4"
              >
                <span className="min-w-0 flex-[1_1_14rem] font-semibold wrap-anywhere group-hover:underline group-hover:underline-offset-4">
                  {title}
                </span>
                <span className="flex items-center gap-3">
                  <InquiryFacts createdAt={createdAt} isPublic={isPublic} />
                  <InquiryStatus status={status} />
                </span>
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </LoadState>
  )
}

/** One’s own, or those that everybody may read. */
function Kinds() {
  const { t } = useLingui()
  return (
    <nav aria-label={t`문의 구분`} className="flex gap-6 border-b border-line">
      <PageLink to="/mypage/inquiries" className={tab}>
        <Trans>내 문의</Trans>
      </PageLink>
      <PageLink to="/mypage/inquiries" search={{ type: 'public' }} className={tab}>
        <Trans>공개된 문의</Trans>
      </PageLink>
    </nav>
  )
}

/** `/mypage/inquiries`: what a member has asked, and whether it was answered; and what others let everybody read. */
export function InquiryList() {
  const { t } = useLingui()
  const isPublic = useListSearch().type === 'public'
  return (
    <MemberPage title={t`내 문의`} description={t`고객센터에 남기신 문의와 답변을 보시고, 새 문의를 남기시는 화면입니다.`}>
      {() => (
        <>
          <p>
            <PageLink to="/mypage/inquiries/$_inquiry" params={{ _inquiry: 'new' }} className={buttonClass('primary')}>
              <Trans>새 문의 남기기</Trans>
            </PageLink>
          </p>
          <Kinds />
          {isPublic ? (
            <Suspense fallback={<div className="skeleton h-72" />}>
              <PublicQuestions />
            </Suspense>
          ) : (
            <MyInquiries />
          )}
          <p>
            <PageLink to="/mypage/myinfo" className="inline-flex min-h-11 items-center underline underline-offset-4">
              <Trans>내 정보</Trans>
            </PageLink>
          </p>
        </>
      )}
    </MemberPage>
  )
}
