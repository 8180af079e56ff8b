import type { Picture } from '#contract/field.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useId } from 'react'
import { createPortal } from 'react-dom'
import { buttonClass } from '../../ui/button.ts'
import { closeDialog, Dialog, opens, useIsOpen } from '../../ui/deferred/dialog.tsx'

const Cropper = lazy(() => import('./cropper.tsx').then((part) => ({ default: part.Cropper })))

interface Props {
  /** What the picture is for. */
  label: string
  picture: Picture
  /** Of the place that it is for. */
  ratio?: string | undefined
  onDone: (cut: Picture) => void
}

/** Cuts a part out of a picture. */
export function CropButton({ label, picture, ratio, onDone }: Props) {
  const { t } = useLingui()
  const id = useId()
  const isOpen = useIsOpen(id)
  const done = (cut: Picture) => {
    closeDialog(id)
    onDone(cut)
  }
  return (
    <>
      <button {...opens(id)} className={buttonClass('outline')} aria-label={t`${label}: 자르기`}>
        <Trans>자르기</Trans>
      </button>
      {createPortal(
        <Dialog id={id} title={t`사진 자르기`} width="sm:max-w-3xl">
          {isOpen && (
            <Suspense fallback={<div className="skeleton h-72" />}>
              <Cropper key={picture._file} picture={picture} ratio={ratio} onDone={done} />
            </Suspense>
          )}
        </Dialog>,
        document.body,
      )}
    </>
  )
}
