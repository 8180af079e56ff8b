import { attachmentLimits } from '#contract/law/attachments.ts'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { FileButton } from '../../content/file-button.tsx'
import { TopicIcon } from '../../ui/deferred/topic-icon.tsx'
import { sizeText } from '../../ui/deferred/size-text.ts'
import { addFiles } from './add-files.tsx'
import { useFileDrop } from './use-file-drop.ts'

/** Said before anything is chosen (specification 5, 'Company profile upload'). */
function Warning({ id }: { id: string }) {
  return (
    <div id={id} className="border-l-2 border-warning py-1 pl-4 text-sm">
      <p className="font-semibold">
        <Trans>보내시기 전에 다른 사람의 개인정보를 먼저 지워 주십시오.</Trans>
      </p>
      <p className="mt-1 text-muted">
        <Trans>
          상대방과 자녀, 증인의 주민등록번호, 계좌번호, 연락처는 가리거나 지운 사본을 보내 주십시오. 가리기 어려운 자료는 첨부하지 마시고
          상담 때 말씀해 주십시오.
        </Trans>
      </p>
    </div>
  )
}

function Hint({ id }: { id: string }) {
  const { maxFiles } = attachmentLimits
  const [most, mostTogether] = [sizeText(attachmentLimits.maxBytes), sizeText(attachmentLimits.maxTotalBytes)]
  return (
    <div id={id} className="mt-3 text-sm text-muted">
      <p>
        <Trans>PDF로 보내 주시면 가장 좋습니다.</Trans>
      </p>
      <p>
        <Trans>문서, 사진, 녹음, 영상, 메일(EML), ZIP을 받습니다.</Trans>
      </p>
      <p>
        <Trans>
          파일 하나에 {most}까지, 모두 {maxFiles}개({mostTogether})까지 보내실 수 있습니다.
        </Trans>
      </p>
    </div>
  )
}

function takeFrom(field: HTMLInputElement): void {
  const files = [...(field.files ?? [])]
  // So that the same file can be chosen again.
  field.value = ''
  if (files.length > 0) addFiles(files)
}

/** Takes files by button, by drag and drop anywhere on the page, and pasted. `children` is the button's text. */
export function FilePicker({ children }: { children: ReactNode }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const isOver = useFileDrop()
  useEffect(() => {
    // Chosen before the page was alive.
    if (input.current !== null) takeFrom(input.current)
  }, [])
  return (
    <div className="space-y-4">
      <Warning id={`${id}-warning`} />
      <div
        data-over={isOver}
        className="rounded-card border border-dashed border-control p-5 transition-colors data-[over=true]:border-accent data-[over=true]:bg-wash"
      >
        {/* No `accept`: phones would hide what they have no type for, as .hwp. */}
        <FileButton ref={input} id={id} multiple aria-describedby={`${id}-warning ${id}-hint`} onChosen={takeFrom}>
          <TopicIcon name="file" className="size-5" />
          {children}
        </FileButton>
        <p className="mt-3 hidden text-sm [@media(hover:hover)]:block">
          <Trans>이 화면 어디에나 파일을 끌어다 놓거나, 복사한 파일이나 사진을 붙여 넣으셔도 됩니다.</Trans>
        </p>
        <Hint id={`${id}-hint`} />
      </div>
    </div>
  )
}
