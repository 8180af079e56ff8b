import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { PageLink } from '../../content/page-link.tsx'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { koreanDay } from '../../ui/day.ts'
import { MemberPage } from '../member-page.tsx'
import { InquiryFacts, type Inquiry, InquiryStatus } from './inquiry-list.tsx'
import { InquiryPictures } from './inquiry-pictures.tsx'
import { OneInquiry } from './one-inquiry.tsx'

function Answers({ answers }: Pick<Inquiry, 'answers'>) {
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
function Deeds({ inquiry: { _id, status } }: { inquiry: Inquiry }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const alertFailure = useAlertFailure()
  const { mutate, isPending } = useApiMutation('DELETE /api/v1/me/inquires/{_id}')
  const remove = async () => {
    if (!(await confirm(t`이 문의를 지우시겠습니까? 사진과 답변도 함께 지워지고 되돌릴 수 없습니다.`))) return
    mutate({ params: { _id } }, { onSuccess: () => navigate({ to: '/mypage/inquiries', replace: true }), onError: alertFailure })
  }
  return (
    <div className="flex flex-wrap gap-2">
      {status === 'unanswered' && (
        <PageLink to="/mypage/inquiries/$_inquiry/edit" params={{ _inquiry: _id }} className={buttonClass('outline')}>
          <Trans>고치기</Trans>
        </PageLink>
      )}
      <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={() => void remove()}>
        <Trans>문의 지우기</Trans>
      </button>
    </div>
  )
}

/** `/mypage/inquiries/{_id}`: a question of one's own with its pictures and answers. */
export function InquiryPage({ _id }: { _id: string }) {
  const { t } = useLingui()
  return (
    <MemberPage title={t`문의 내용`} description={t`고객센터에 남기신 문의와 그 답변, 함께 보내신 사진을 보시는 화면입니다.`}>
      {() => (
        <OneInquiry _id={_id}>
          {(inquiry, reload) => (
            <>
              <div>
                <p className="flex flex-wrap items-center gap-3">
                  <InquiryStatus status={inquiry.status} />
                  <InquiryFacts createdAt={inquiry.createdAt} isPublic={inquiry.isPublic} />
                </p>
                <h2 className="mt-3 font-serif text-2xl font-semibold wrap-anywhere">{inquiry.title}</h2>
                <p className="mt-4 wrap-anywhere whitespace-pre-line">{inquiry.content}</p>
              </div>
              <Answers answers={inquiry.answers} />
              <InquiryPictures inquiry={inquiry} onChanged={reload} />
              <Deeds inquiry={inquiry} />
            </>
          )}
        </OneInquiry>
      )}
    </MemberPage>
  )
}
