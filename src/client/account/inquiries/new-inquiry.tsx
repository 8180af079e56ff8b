import { questionLimits } from '#contract/support/question-limits.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { useSite } from '../../data/firm.ts'
import { api } from '../../data/http.ts'
import { forgetDraft, typedDraft } from '../../data/typed-draft.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { useCheckedForm } from '../../content/checked-form.ts'
import { MemberPage } from '../member-page.tsx'
import { InquiryFields, inquiryIn, useInquiryChecks } from './inquiry-fields.tsx'
import { FileChoice } from './file-choice.tsx'
import { sendFile } from './send-file.ts'

type Written = ReturnType<typeof inquiryIn>

/** Asks, and sends the files after it. What a lost answer leaves open is asked once, however often it is pressed. */
function useAsk(files: readonly File[], onSent: (position: number) => void) {
  const locale = useLocale()
  const site = useSite()
  const attempt = useRef<{ text: string; idempotencyKey: string }>(undefined)
  return usePress({
    mutationFn: async (written: Written) => {
      const body = { ...written, site }
      const text = JSON.stringify(body)
      if (attempt.current?.text !== text) attempt.current = { text, idempotencyKey: crypto.randomUUID() }
      const { idempotencyKey } = attempt.current
      const { question } = await api('POST /api/v1/me/inquires', { locale, body, idempotencyKey })
      let failure: Error | undefined
      for (const [index, file] of files.entries()) {
        onSent(index + 1)
        await sendFile({ locale, _id: question._id, index, file }).catch((error: Error) => (failure = error))
      }
      return { _id: question._id, failure }
    },
    onSettled: () => onSent(0),
  })
}

interface ChosenProps {
  files: readonly File[]
  onRemove: (file: File) => void
}

/** The files that go with it. */
function ChosenFiles({ files, onRemove }: ChosenProps) {
  const { t } = useLingui()
  if (files.length === 0) return null
  return (
    <ul className="divide-y divide-line border-y border-line">
      {files.map((file) => {
        const { name } = file
        return (
          <li key={`${name} ${file.lastModified} ${file.size}`} className="flex items-center justify-between gap-4 py-1">
            <span className="min-w-0 text-sm wrap-anywhere">{name}</span>
            <button type="button" className={buttonClass('quiet')} aria-label={t`‘${name}’ 빼기`} onClick={() => onRemove(file)}>
              <Trans>빼기</Trans>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function NewInquiryForm({ sub }: { sub: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const alertFailure = useAlertFailure()
  const draft = `inquiry ${sub}`
  const restore = useMemo(() => typedDraft(draft), [draft])
  const [files, setFiles] = useState<readonly File[]>([])
  /** Which file is under way, from 1 on. */
  const [position, setPosition] = useState(0)
  const { invalid, onSubmit } = useCheckedForm()
  const { mutate, isPending } = useAsk(files, setPosition)
  const count = files.length
  const submit = onSubmit(useInquiryChecks(), (typed) =>
    mutate(inquiryIn(typed), {
      onSuccess: async ({ _id, failure }) => {
        forgetDraft(draft)
        if (failure !== undefined) {
          await alert(t`문의는 남겼지만 보내지 못한 파일이 있습니다. 다음 화면에서 다시 올려 주십시오.`)
          await alertFailure(failure)
        }
        await navigate({ to: '/mypage/inquiries/$_inquiry', params: { _inquiry: _id }, replace: true })
      },
      onError: alertFailure,
    }),
  )
  return (
    <form ref={restore} noValidate className="space-y-6" onSubmit={(event) => void submit(event)}>
      <InquiryFields invalid={invalid} />
      <fieldset className="space-y-3">
        <legend className="text-sm font-semibold">
          <Trans>첨부 파일 (선택)</Trans>
        </legend>
        <ChosenFiles files={files} onRemove={(file) => setFiles(files.filter((other) => other !== file))} />
        <FileChoice
          id="inquiry-files"
          room={questionLimits.images - count}
          isDisabled={isPending}
          onChosen={(more) => setFiles([...files, ...more])}
        />
      </fieldset>
      <button type="submit" className={buttonClass('primary', 'w-full sm:w-auto')} aria-disabled={isPending}>
        {isPending ? <Trans>보내고 있습니다…</Trans> : <Trans>문의 남기기</Trans>}
      </button>
      <p role="status" className="text-sm text-muted tabular-nums">
        {position > 0 && (
          <Trans>
            파일을 보내고 있습니다. {count}개 가운데 {position}번째
          </Trans>
        )}
      </p>
    </form>
  )
}

/** `/mypage/inquiries/new`. */
export function NewInquiry() {
  const { t } = useLingui()
  return (
    <MemberPage title={t`새 문의`} description={t`고객센터에 새 문의를 남기시는 화면입니다. 파일을 함께 보내실 수 있습니다.`}>
      {({ sub }) => <NewInquiryForm sub={sub} />}
    </MemberPage>
  )
}
