import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { forgetDraft, typedDraft } from '../../data/typed-draft.ts'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { buttonClass } from '../../ui/button.ts'
import { useCheckedForm } from '../../content/checked-form.ts'
import { InquiryFields, inquiryIn, useInquiryChecks } from './inquiry-fields.tsx'
import type { Inquiry } from './inquiry-list.tsx'

interface Props {
  inquiry: Inquiry
  sub: string
  onDone: () => void
}

/** Changes the words of a question that nobody has answered yet. */
export function EditInquiry({ inquiry, sub, onDone }: Props) {
  const { _id } = inquiry
  const alertFailure = useAlertFailure()
  const draft = `inquiry ${_id} ${sub}`
  const restore = useMemo(() => typedDraft(draft, { replaces: true }), [draft])
  const { invalid, onSubmit } = useCheckedForm()
  const { mutate, isPending } = useApiMutation('PUT /api/v1/me/inquires/{_id}')
  const end = () => {
    forgetDraft(draft)
    onDone()
  }
  const submit = onSubmit(useInquiryChecks(), (typed) =>
    mutate({ params: { _id }, body: inquiryIn(typed) }, { onSuccess: end, onError: alertFailure }),
  )
  return (
    <form ref={restore} noValidate className="space-y-6" onSubmit={(event) => void submit(event)}>
      <InquiryFields invalid={invalid} inquiry={inquiry} />
      <div className="flex flex-wrap gap-2">
        <button type="submit" className={buttonClass('primary')} aria-disabled={isPending}>
          <Trans>저장</Trans>
        </button>
        <button type="button" className={buttonClass('outline')} onClick={end}>
          <Trans>고치지 않기</Trans>
        </button>
      </div>
    </form>
  )
}
