import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useAlertFailure } from '../content/use-alert-failure.tsx'
import { usePress } from '../data/use-press.ts'
import { confirm } from '../ui/alert.tsx'
import { buttonClass } from '../ui/button.ts'
import { PictureUpload } from './picture-upload.tsx'

interface Props<Image extends { index: number }> {
  /** Of the field, on the page. */
  id: string
  images: readonly Image[]
  most: number
  /** In bytes, of one. */
  maxBytes: number
  /** Puts a picture in a place. */
  send: (form: FormData, index: number) => Promise<unknown>
  remove: (index: number) => Promise<unknown>
  /** @param number of the picture among those that are there, from 1 on */
  renderPicture: (image: Image, number: number) => ReactNode
  listClass: string
  itemClass: string
}

/** Pictures of what a member has written: each can be taken out, and others put into the places that are free. */
export function OwnPictures<Image extends { index: number }>({ remove, renderPicture, listClass, itemClass, ...upload }: Props<Image>) {
  const { t } = useLingui()
  const alertFailure = useAlertFailure()
  const { mutate, isPending } = usePress({ mutationFn: remove, onError: alertFailure })
  const take = async (index: number) => {
    if (await confirm(t`이 사진을 지우시겠습니까?`)) mutate(index)
  }
  return (
    <>
      {upload.images.length > 0 && (
        <ul className={listClass}>
          {upload.images.map((image, place) => (
            <li key={image.index} className={itemClass}>
              {renderPicture(image, place + 1)}
              <button
                type="button"
                className={buttonClass('quiet')}
                aria-label={t`사진 ${place + 1} 지우기`}
                aria-disabled={isPending}
                onClick={() => void take(image.index)}
              >
                <Trans>지우기</Trans>
              </button>
            </li>
          ))}
        </ul>
      )}
      <PictureUpload {...upload} />
    </>
  )
}
