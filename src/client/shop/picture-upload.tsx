import { Trans, useLingui } from '@lingui/react/macro'
import { FileButton } from '../content/file-button.tsx'
import { pictureTypes, takeFiles, usePictureProblem } from '../content/picture-choice.ts'
import { useAlertFailure } from '../content/use-alert-failure.tsx'
import { usePress } from '../data/use-press.ts'
import { alert } from '../ui/alert.tsx'

interface Props {
  /** Of the field, on the page. */
  id: string
  /** Those that are there. */
  images: readonly { index: number }[]
  most: number
  /** In bytes, of one. */
  maxBytes: number
  /** Puts a picture in a place. */
  send: (form: FormData, index: number) => Promise<unknown>
}

/** Returns the places that have no picture yet. */
const freePlaces = (images: Props['images'], most: number): number[] =>
  Array.from({ length: most }, (_none, index) => index).filter((index) => !images.some((image) => image.index === index))

/** Puts pictures in the places that are free, one after the other: a picture is work for the server. */
export function PictureUpload({ id, images, most, maxBytes, send }: Props) {
  const { t } = useLingui()
  const alertFailure = useAlertFailure()
  const free = freePlaces(images, most)
  const megabytes = maxBytes / 1024 / 1024
  const problemOf = usePictureProblem(maxBytes)
  const { mutate, isPending } = usePress({
    mutationFn: async (files: readonly File[]) => {
      for (const [place, file] of files.entries()) {
        const form = new FormData()
        form.append('image', file, file.name)
        await send(form, free[place] ?? 0)
      }
    },
    onError: alertFailure,
  })
  const choose = (field: HTMLInputElement) => {
    const files = takeFiles(field)
    if (files.length === 0) return
    const problem = files.length > free.length ? t`사진은 ${most}장까지 올리실 수 있습니다.` : problemOf(files)
    if (problem === undefined) mutate(files)
    else void alert(problem)
  }
  return (
    <>
      {free.length > 0 && (
        <div>
          <FileButton id={id} accept={pictureTypes.join()} multiple disabled={isPending} onChosen={choose}>
            <Trans>사진 더하기</Trans>
          </FileButton>
        </div>
      )}
      <p role="status" className="text-sm text-muted">
        {isPending ? (
          <Trans>사진을 올리고 있습니다…</Trans>
        ) : (
          <Trans>
            {most}장까지, JPG, PNG, WEBP 하나에 {megabytes}MB까지 올리실 수 있습니다.
          </Trans>
        )}
      </p>
    </>
  )
}
