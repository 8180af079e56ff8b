import { questionImageTypes, questionLimits } from '#contract/support/question-limits.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { FileButton } from '../../content/file-button.tsx'
import { alert } from '../../ui/alert.tsx'
import { TopicIcon } from '../../ui/topic-icon.tsx'
import { problemOf } from './send-picture.ts'

const megabytes = questionLimits.imageBytes / 1024 / 1024

interface Props {
  id: string
  /** How many more are taken. */
  room: number
  isDisabled?: boolean
  onChosen: (files: readonly File[]) => void
}

/** Takes pictures from the device: what is none that is taken is named with the reason. */
export function PictureChoice({ id, room, isDisabled = false, onChosen }: Props) {
  const { t } = useLingui()
  const most = questionLimits.images
  const choose = (field: HTMLInputElement) => {
    const files = [...(field.files ?? [])]
    // So that the same file can be chosen again.
    field.value = ''
    const refused = files.flatMap((file) => {
      const { name } = file
      const problem = problemOf(file)
      if (problem === 'type') return [t`${name}: JPG, PNG, WEBP 사진만 보내실 수 있습니다.`]
      return problem === 'size' ? [t`${name}: 사진 하나는 ${megabytes}MB까지 보내실 수 있습니다.`] : []
    })
    const taken = files.filter((file) => problemOf(file) === undefined)
    if (taken.length > room) refused.push(t`사진은 ${most}장까지 보내실 수 있습니다.`)
    if (taken.length > 0 && room > 0) onChosen(taken.slice(0, room))
    if (refused.length > 0) void alert(refused.join('\n'))
  }
  return (
    <div>
      <FileButton
        id={id}
        multiple
        accept={questionImageTypes.join()}
        aria-describedby={`${id}-hint`}
        disabled={isDisabled || room === 0}
        onChosen={choose}
      >
        <TopicIcon name="file" className="size-5" />
        <Trans>사진 고르기</Trans>
      </FileButton>
      <p id={`${id}-hint`} className="mt-2 text-sm text-muted">
        <Trans>
          JPG, PNG, WEBP 사진을 {most}장까지, 하나에 {megabytes}MB까지 보내실 수 있습니다. 회원님과 담당 직원만 볼 수 있고, 찍은 곳과 때는
          지우고 보관합니다.
        </Trans>
      </p>
    </div>
  )
}
