import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useMemo, useRef, useState } from 'react'
import { fieldClass, Labelled } from '../../content/field.tsx'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { api } from '../../data/http.ts'
import { forgetDraft, typedDraft } from '../../data/typed-draft.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'

interface Props {
  _board: string
  /** The account that writes. */
  sub: string
}

/** Comments on a post, in the name of who is logged in. */
export default function CommentForm({ _board, sub }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const alertFailure = useAlertFailure()
  const draft = `comment ${_board} ${sub}`
  const restore = useMemo(() => typedDraft(draft), [draft])
  const [isInvalid, setIsInvalid] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  /** The same words whose answer was lost are sent once. */
  const attempt = useRef<{ content: string; idempotencyKey: string }>(undefined)
  const { mutate, isPending, data } = usePress({
    mutationFn: (content: string) => {
      if (attempt.current?.content !== content) attempt.current = { content, idempotencyKey: crypto.randomUUID() }
      const { idempotencyKey } = attempt.current
      return api('POST /api/v1/boards/{_id}/comments', { locale, params: { _id: _board }, body: { content }, idempotencyKey })
    },
    onSuccess: () => {
      attempt.current = undefined
      forgetDraft(draft)
      if (field.current !== null) field.current.value = ''
    },
    onError: alertFailure,
  })
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const content = field.current?.value.trim() ?? ''
    setIsInvalid(content === '')
    if (content !== '') return mutate(content)
    await alert(t`댓글을 입력해주세요`)
    return field.current?.focus()
  }
  return (
    <form ref={restore} noValidate className="mt-6 space-y-3" onSubmit={(event) => void submit(event)}>
      <Labelled id="comment" label={t`댓글 쓰기`}>
        <textarea
          ref={field}
          id="comment"
          name="content"
          rows={3}
          maxLength={2000}
          aria-required="true"
          aria-invalid={isInvalid}
          aria-describedby="comment-hint"
          className={fieldClass('mt-1.5')}
        />
        <p id="comment-hint" className="mt-1 text-sm text-muted">
          <Trans>회원님의 성함과 함께 누구에게나 보입니다. 사건 내용이나 개인정보는 적지 말아 주십시오.</Trans>
        </p>
      </Labelled>
      <button type="submit" className={buttonClass('outline')} aria-disabled={isPending}>
        <Trans>댓글 남기기</Trans>
      </button>
      <p role="status" className="text-sm text-muted">
        {data !== undefined &&
          (data.isWaiting ? <Trans>댓글을 남겼습니다. 담당자가 확인한 뒤 다른 분께도 보입니다.</Trans> : <Trans>댓글을 남겼습니다.</Trans>)}
      </p>
    </form>
  )
}
