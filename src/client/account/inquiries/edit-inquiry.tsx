import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { forgetDraft, typedDraft } from '../../data/typed-draft.ts'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { buttonClass } from '../../ui/button.ts'
import { useCheckedForm } from '../form.ts'
import { MemberPage } from '../member-page.tsx'
import { InquiryFields, inquiryIn, useInquiryChecks } from './inquiry-fields.tsx'
import type { Inquiry } from './inquiry-list.tsx'
import { OneInquiry } from './one-inquiry.tsx'

function EditForm({ inquiry, sub }: { inquiry: Inquiry; sub: string }) {
  const { _id } = inquiry
  const navigate = useNavigate()
  const alertFailure = useAlertFailure()
  const draft = `inquiry ${_id} ${sub}`
  const restore = useMemo(() => typedDraft(draft, { replaces: true }), [draft])
  const { invalid, onSubmit } = useCheckedForm()
  const { mutate, isPending } = useApiMutation('PUT /api/v1/me/inquires/{_id}')
  const back = () => {
    forgetDraft(draft)
    return navigate({ to: '/mypage/inquiries/$_inquiry', params: { _inquiry: _id }, replace: true })
  }
  const submit = onSubmit(useInquiryChecks(), (typed) =>
    mutate({ params: { _id }, body: inquiryIn(typed) }, { onSuccess: back, onError: alertFailure }),
  )
  return (
    <form ref={restore} noValidate className="space-y-6" onSubmit={(event) => void submit(event)}>
      <InquiryFields invalid={invalid} inquiry={inquiry} />
      <div className="flex flex-wrap gap-2">
        <button type="submit" className={buttonClass('primary')} aria-disabled={isPending}>
          <Trans>저장</Trans>
        </button>
        <button type="button" className={buttonClass('outline')} onClick={() => void back()}>
          <Trans>고치지 않기</Trans>
        </button>
      </div>
    </form>
  )
}

/** `/mypage/inquiries/{_id}/edit`: the words of a question that nobody has answered yet. */
export function EditInquiry({ _id }: { _id: string }) {
  const { t } = useLingui()
  return (
    <MemberPage title={t`문의 고치기`} description={t`고객센터에 남기신 문의를 답변을 받으시기 전에 고치시는 화면입니다.`}>
      {({ sub }) => (
        <OneInquiry _id={_id}>
          {(inquiry) =>
            inquiry.status === 'answered' ? (
              <p>
                <Trans>답변을 드린 문의는 고치실 수 없습니다. 덧붙이실 말씀은 새 문의로 남겨 주십시오.</Trans>
              </p>
            ) : (
              <EditForm inquiry={inquiry} sub={sub} />
            )
          }
        </OneInquiry>
      )}
    </MemberPage>
  )
}
