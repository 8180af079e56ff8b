import { questionDocumentEndings, questionImageTypes, questionLimits } from '#contract/support/question-limits.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { FileButton } from '../../content/file-button.tsx'
import { alert } from '../../ui/alert.tsx'
import { TopicIcon } from '../../ui/deferred/topic-icon.tsx'
import { problemOf } from './send-file.ts'

const accepted = [...questionImageTypes, ...questionDocumentEndings.map((ending) => `.${ending}`)].join()
const megabytes = questionLimits.imageBytes / 1024 / 1024

interface Props {
  id: string
  /** How many more are taken. */
  room: number
  isDisabled?: boolean
  onChosen: (files: readonly File[]) => void
}

/** Takes files from the device: what is not taken is named with the reason. */
export function FileChoice({ id, room, isDisabled = false, onChosen }: Props) {
  const { t } = useLingui()
  const most = questionLimits.images
  const choose = (field: HTMLInputElement) => {
    const files = [...(field.files ?? [])]
    // So that the same file can be chosen again.
    field.value = ''
    const refused = files.flatMap((file) => {
      const { name } = file
      const problem = problemOf(file)
      if (problem === 'type') return [t`${name}: 사진(JPG, PNG, WEBP)이나 문서, 메일(EML), 압축 파일(ZIP)만 보내실 수 있습니다.`]
      return problem === 'size' ? [t`${name}: 파일 하나는 ${megabytes}MB까지 보내실 수 있습니다.`] : []
    })
    const taken = files.filter((file) => problemOf(file) === undefined)
    if (taken.length > room) refused.push(t`파일은 ${most}개까지 보내실 수 있습니다.`)
    if (taken.length > 0 && room > 0) onChosen(taken.slice(0, room))
    if (refused.length > 0) void alert(refused.join('\n'))
  }
  return (
    <div>
      <FileButton id={id} multiple accept={accepted} aria-describedby={`${id}-hint`} disabled={isDisabled || room === 0} onChosen={choose}>
        <TopicIcon name="file" className="size-5" />
        <Trans>파일 고르기</Trans>
      </FileButton>
      <p id={`${id}-hint`} className="mt-2 text-sm text-muted">
        <Trans>
          사진(JPG, PNG, WEBP)과 문서(PDF, HWP, 오피스, TXT, CSV), 메일(EML), 압축 파일(ZIP)을 {most}개까지, 하나에 {megabytes}MB까지 보내실
          수 있습니다. 회원님과 담당 직원만 볼 수 있고, 사진은 찍은 곳과 때를 지우고 보관합니다.
        </Trans>
      </p>
    </div>
  )
}
