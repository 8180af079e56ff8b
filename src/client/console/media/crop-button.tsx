import type { Picture } from '#contract/field.ts'
import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useId } from 'react'
import { createPortal } from 'react-dom'
import { buttonClass } from '../../ui/button.ts'
import { closeDialog, Dialog, opens, useIsOpen } from '../../ui/deferred/dialog.tsx'
import { noteCut } from './originals.ts'

const Cropper = lazy(() => import('./cropper.tsx').then((part) => ({ default: part.Cropper })))

interface DialogProps {
  id: string
  picture: Picture
  /** Of the place that it is for. */
  ratio?: string | undefined
  onDone: (cut: Picture) => void
}

/** Dialog in which a part of a picture is cut out. */
export function CropDialog({ id, picture, ratio, onDone }: DialogProps) {
  const { t } = useLingui()
  const isOpen = useIsOpen(id)
  const done = (cut: Picture) => {
    closeDialog(id)
    noteCut(cut, picture)
    onDone(cut)
  }
  return createPortal(
    <Dialog id={id} title={t`사진 자르기`} width="sm:max-w-3xl">
      {isOpen && (
        <Suspense fallback={<div className="skeleton h-72" />}>
          <Cropper key={picture._file} picture={picture} ratio={ratio} onDone={done} />
        </Suspense>
      )}
    </Dialog>,
    document.body,
  )
}

interface Props extends Pick<DialogProps, 'picture' | 'onDone'> {
  /** What the picture is for. */
  label: string
}

/** Cuts a part out of a picture. */
export function CropButton({ label, ...of }: Props) {
  const { t } = useLingui()
  const id = useId()
  const text = t`자르기`
  return (
    <>
      <button {...opens(id)} className={buttonClass('outline')} aria-label={`${label}: ${text}`}>
        {text}
      </button>
      <CropDialog id={id} {...of} />
    </>
  )
}
