import { introductionLimits } from '#contract/platform/company-file-types.ts'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { FileButton } from '../content/file-button.tsx'
import { introductionEndings, IntroductionWarning, useIntroductionProblem } from '../content/introduction-file.tsx'
import { alert } from '../ui/alert.tsx'
import { sizeText } from '../ui/deferred/size-text.ts'
import { TopicIcon } from '../ui/deferred/topic-icon.tsx'

/** Takes one file that may be an introduction. `children` is the button's text. */
export function IntroductionPicker({ onChosen, children }: { onChosen: (file: File) => void; children: ReactNode }) {
  const input = useRef<HTMLInputElement>(null)
  const problemOf = useIntroductionProblem()
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
      <IntroductionWarning id="introduction-warning" />
      <div className="rounded-card border border-dashed border-control p-5">
        <FileButton
          ref={input}
          id="introduction-file"
          accept={introductionEndings}
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
