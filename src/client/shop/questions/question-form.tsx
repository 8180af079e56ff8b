import { shopLimits } from '#contract/shop/limits.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { type Typed, useCheckedForm } from '../../content/checked-form.ts'
import { fieldClass, Labelled } from '../../content/field.tsx'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { api } from '../../data/http.ts'
import { forgetDraft, typedDraft } from '../../data/typed-draft.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { buttonClass } from '../../ui/button.ts'

const { questionLeast: least, questionMost: most } = shopLimits
const field = 'question-content'

interface Props {
  _product: string
  /** The account: what was typed is its own. */
  sub: string
  onDone: () => void
}

const focus = (node: HTMLElement | null) => node?.focus()

/** Asks about a product. What was typed stays for as long as the tab lives. */
export default function QuestionForm({ _product, sub, onDone }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const alertFailure = useAlertFailure()
  const draft = `question ${_product} ${sub}`
  const restore = useMemo(() => typedDraft(draft), [draft])
  /** One for the form: what a lost answer leaves open is asked once. */
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { invalid, onSubmit } = useCheckedForm()
  const { mutate, isPending } = usePress({
    mutationFn: ({ text, all }: Typed) => {
      const body = { _product, content: text('content').trim(), isPrivate: all('isPrivate').length > 0 }
      return api('POST /api/v1/me/questions', { locale, body, idempotencyKey })
    },
    onSuccess: () => {
      forgetDraft(draft)
      onDone()
    },
    onError: alertFailure,
  })
  const submit = onSubmit(
    ({ text }) => [[text('content').trim().length < least, field, t`문의를 ${least}자 이상 적어 주십시오.`]],
    (typed) => mutate(typed),
  )
  return (
    <form ref={restore} noValidate className="space-y-4" onSubmit={(event) => void submit(event)}>
      <Labelled id={field} label={t`문의 내용`}>
        <textarea
          ref={focus}
          id={field}
          name="content"
          rows={5}
          maxLength={most}
          aria-required="true"
          aria-invalid={invalid === field}
          aria-describedby="question-hint"
          className={fieldClass('mt-1.5')}
        />
      </Labelled>
      <p id="question-hint" className="text-sm text-muted">
        <Trans>
          {least}자부터 {most.toLocaleString('en')}자까지. 이름은 첫 글자만 보입니다. 전화번호나 주소는 적지 마십시오.
        </Trans>
      </p>
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" name="isPrivate" value="true" className="size-5 shrink-0 accent-accent" />
        <Trans>비공개로 문의합니다. 담당자와 나만 봅니다.</Trans>
      </label>
      <button type="submit" className={buttonClass('primary', 'w-full sm:w-auto')} aria-disabled={isPending}>
        {isPending ? <Trans>보내고 있습니다…</Trans> : <Trans>문의 올리기</Trans>}
      </button>
    </form>
  )
}
