import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { OwnFile } from '../../content/own-file.tsx'
import { PrivatePicture } from '../../content/private-picture.tsx'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import type { Inquiry } from './inquiry-list.tsx'
import { FileChoice } from './file-choice.tsx'
import { freePlaces, sendFile } from './send-file.ts'

/** Adds files to a question that is open. */
function AddFiles({ inquiry: { _id, images } }: { inquiry: Inquiry }) {
  const locale = useLocale()
  const alertFailure = useAlertFailure()
  const [sent, setSent] = useState<{ position: number; count: number }>()
  const places = freePlaces(images)
  const { mutate, isPending } = usePress({
    mutationFn: async (files: readonly File[]) => {
      for (const [position, file] of files.entries()) {
        setSent({ position: position + 1, count: files.length })
        await sendFile({ locale, _id, index: places[position] ?? 0, file })
      }
    },
    onError: alertFailure,
    onSettled: () => setSent(undefined),
  })
  const { position = 0, count = 0 } = sent ?? {}
  return (
    <>
      {places.length > 0 && <FileChoice id="more-files" room={places.length} isDisabled={isPending} onChosen={(files) => mutate(files)} />}
      <p role="status" className="text-sm text-muted tabular-nums">
        {sent !== undefined && (
          <Trans>
            파일을 보내고 있습니다. {count}개 가운데 {position}번째
          </Trans>
        )}
      </p>
    </>
  )
}

/** The files of a question; while it is open they can be added and taken out. */
export function InquiryFiles({ inquiry }: { inquiry: Inquiry }) {
  const { t } = useLingui()
  const alertFailure = useAlertFailure()
  const { _id, images, status } = inquiry
  const { mutate, isPending } = useApiMutation('DELETE /api/v1/me/inquires/{_id}/images/{index}')
  const isOpen = status === 'unanswered'
  const take = async (index: number) => {
    if (!(await confirm(t`이 파일을 지우시겠습니까?`))) return
    mutate({ params: { _id, index } }, { onError: alertFailure })
  }
  if (images.length === 0 && !isOpen) return null
  return (
    <section aria-labelledby="inquiry-files-title" className="space-y-5">
      <h2 id="inquiry-files-title" className="text-lg font-bold">
        <Trans>첨부 파일</Trans>
      </h2>
      {images.map(({ index, _file, width, height, name }) => {
        const number = index + 1
        const remove = isOpen ? () => void take(index) : undefined
        if (name !== undefined) return <OwnFile key={_file} file={{ _file, name }} onRemove={remove} />
        return (
          <figure key={_file}>
            <PrivatePicture _file={_file} width={width ?? undefined} height={height ?? undefined} alt={t`문의에 붙이신 사진 ${number}`} />
            {remove !== undefined && (
              <button
                type="button"
                className={buttonClass('quiet', 'mt-1')}
                aria-disabled={isPending}
                aria-label={t`첨부 파일 ${number} 지우기`}
                onClick={remove}
              >
                <Trans>지우기</Trans>
              </button>
            )}
          </figure>
        )
      })}
      {isOpen && <AddFiles inquiry={inquiry} />}
    </section>
  )
}
