import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { useState } from 'react'
import { koreanDay } from '../../ui/day.ts'
import { EditInquiry } from './edit-inquiry.tsx'
import { MemberPage } from '../member-page.tsx'
import { type Inquiry as Asked, InquiryFacts, InquiryStatus } from './inquiry-list.tsx'
import { InquiryFiles } from './inquiry-files.tsx'
import { OneInquiry } from './one-inquiry.tsx'

function Answers({ answers }: Pick<Asked, 'answers'>) {
  return (
    <section aria-labelledby="answers-title" className="border-l-4 border-accent bg-wash px-5 py-4">
      <h2 id="answers-title" className="text-lg font-bold">
        <Trans>답변</Trans>
      </h2>
      {answers.length === 0 && (
        <p className="mt-2 text-muted">
          <Trans>아직 답변을 드리지 못했습니다. 확인하는 대로 이곳에 남기겠습니다.</Trans>
        </p>
      )}
      {answers.map(({ content, answeredAt }) => (
        <div key={answeredAt + content} className="mt-3">
          <p className="wrap-anywhere whitespace-pre-line">{content}</p>
          <p className="mt-1 text-sm text-muted tabular-nums">
            <time dateTime={answeredAt}>{koreanDay(answeredAt)}</time>
          </p>
        </div>
      ))}
    </section>
  )
}

/** What can be done with a question: its words changed while it is open, and taken away at any time. */
function InquiryActions({ inquiry: { _id, status }, onEdit }: { inquiry: Asked; onEdit: () => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const alertFailure = useAlertFailure()
  const { mutate, isPending } = useApiMutation('DELETE /api/v1/me/inquires/{_id}')
  const remove = async () => {
    if (!(await confirm(t`이 문의를 지우시겠습니까? 첨부 파일과 답변도 함께 지워지고 되돌릴 수 없습니다.`))) return
    mutate({ params: { _id } }, { onSuccess: () => navigate({ to: '/mypage/inquiries', replace: true }), onError: alertFailure })
  }
  return (
    <div className="flex flex-wrap gap-2">
      {status === 'unanswered' && (
        <button type="button" className={buttonClass('outline')} onClick={onEdit}>
          <Trans>고치기</Trans>
        </button>
      )}
      <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={() => void remove()}>
        <Trans>문의 지우기</Trans>
      </button>
    </div>
  )
}

function Inquiry({ inquiry, sub }: { inquiry: Asked; sub: string }) {
  const [isEditing, setIsEditing] = useState(false)
  const { status, createdAt, isPublic, title, content, answers } = inquiry
  if (isEditing && status === 'unanswered') return <EditInquiry inquiry={inquiry} sub={sub} onDone={() => setIsEditing(false)} />
  return (
    <>
      <div>
        <p className="flex flex-wrap items-center gap-3">
          <InquiryStatus status={status} />
          <InquiryFacts createdAt={createdAt} isPublic={isPublic} />
        </p>
        <h2 className="mt-3 font-serif text-2xl font-semibold wrap-anywhere">{title}</h2>
        <p className="mt-4 wrap-anywhere whitespace-pre-line">{content}</p>
      </div>
      <Answers answers={answers} />
      <InquiryFiles inquiry={inquiry} />
      <InquiryActions inquiry={inquiry} onEdit={() => setIsEditing(true)} />
    </>
  )
}

/** `/mypage/inquiries/{_id}`: a question of one's own with its pictures and answers. */
export function InquiryPage({ _id }: { _id: string }) {
  const { t } = useLingui()
  return (
    <MemberPage title={t`문의 내용`} description={t`고객센터에 남기신 문의와 그 답변, 함께 보내신 파일을 보시는 화면입니다.`}>
      {({ sub }) => <OneInquiry _id={_id}>{(inquiry) => <Inquiry inquiry={inquiry} sub={sub} />}</OneInquiry>}
    </MemberPage>
  )
}
