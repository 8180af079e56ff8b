import { introductionLimits, introductionTypes, typeByName } from '#contract/account/company-file-types.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { FileButton } from '../content/file-button.tsx'
import { alert } from '../ui/alert.tsx'
import { sizeText } from '../ui/size-text.ts'
import { TopicIcon } from '../ui/topic-icon.tsx'

/** Why a file is not sent at all, if so; the server checks again. */
function useProblem() {
  const { t } = useLingui()
  const most = sizeText(introductionLimits.maxBytes)
  return (file: File): string | undefined => {
    if (typeByName(introductionTypes, file.name) === undefined) return t`PDF, XLSX, JPG, PNG 파일을 골라 주십시오.`
    if (file.size === 0) return t`내용이 없는 파일입니다.`
    return file.size > introductionLimits.maxBytes ? t`파일이 너무 큽니다. ${most}까지 보내실 수 있습니다.` : undefined
  }
}

/** Said before anything is chosen (specification 5). */
function Warning() {
  return (
    <div id="introduction-warning" className="border-l-2 border-warning py-1 pl-4 text-sm">
      <p className="font-semibold">
        <Trans>보내시기 전에 개인정보를 먼저 지워 주십시오.</Trans>
      </p>
      <p className="mt-1 text-muted">
        <Trans>
          임직원이나 고객의 이름, 연락처, 주민등록번호, 계좌번호는 가리거나 지운 사본을 보내 주십시오. 승인되시면 다른 참가 기업도 읽습니다.
        </Trans>
      </p>
    </div>
  )
}

/** Takes one file that may be an introduction. `children` is the button's text. */
export function IntroductionPicker({ onChosen, children }: { onChosen: (file: File) => void; children: ReactNode }) {
  const input = useRef<HTMLInputElement>(null)
  const problemOf = useProblem()
  const most = sizeText(introductionLimits.maxBytes)
  const take = async (field: HTMLInputElement) => {
    const file = field.files?.[0]
    // So that the same file can be chosen again.
    field.value = ''
    if (file === undefined) return
    const problem = problemOf(file)
    if (problem === undefined) return onChosen(file)
    await alert(problem)
    field.focus()
  }
  const takeFirst = useEffectEvent(() => {
    // Chosen before the page was alive.
    if (input.current !== null) void take(input.current)
  })
  useEffect(() => takeFirst(), [])
  return (
    <div className="space-y-4">
      <Warning />
      <div className="rounded-card border border-dashed border-control p-5">
        <FileButton
          ref={input}
          id="introduction-file"
          accept=".pdf,.xlsx,.jpg,.jpeg,.png"
          aria-describedby="introduction-warning introduction-hint"
          onChosen={(field) => void take(field)}
        >
          <TopicIcon name="file" className="size-5" />
          {children}
        </FileButton>
        <div id="introduction-hint" className="mt-3 text-sm text-muted">
          <p>
            <Trans>PDF로 보내 주시면 가장 좋습니다.</Trans>
          </p>
          <p>
            <Trans>PDF, XLSX, JPG, PNG 파일 하나를 {most}까지 받습니다.</Trans>
          </p>
          <p>
            <Trans>보내시는 동안 연결이 끊겨도 처음부터 다시 보내지 않습니다.</Trans>
          </p>
        </div>
      </div>
    </div>
  )
}
