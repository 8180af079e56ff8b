import type { Picture } from '#contract/field.ts'
import type { Media } from '#contract/platform/media.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useId } from 'react'
import { createPortal } from 'react-dom'
import { buttonClass } from '../../ui/button.ts'
import { closeDialog, Dialog, opens, useIsOpen } from '../../ui/deferred/dialog.tsx'

const Library = lazy(() => import('./library.tsx').then((part) => ({ default: part.Library })))

/** The picture, and what it shows, as it is noted in the library. */
type Choose = (picture: Picture, alt: Media['alt']) => void

/** Dialog with the library, in which a picture is chosen. */
export function LibraryDialog({ id, onChosen }: { id: string; onChosen: Choose }) {
  const { t } = useLingui()
  const isOpen = useIsOpen(id)
  const choose = ({ picture, alt }: Media) => {
    closeDialog(id)
    if (picture !== null) onChosen(picture, alt)
  }
  // Outside of the form: a form in a form is none, and words that are looked for are no field of the item.
  return createPortal(
    <Dialog id={id} title={t`미디어에서 고르기`} width="sm:max-w-3xl">
      {isOpen && (
        <Suspense fallback={<div className="skeleton h-72" />}>
          <Library onChosen={choose} />
        </Suspense>
      )}
    </Dialog>,
    document.body,
  )
}

interface Props {
  /** What the picture is for. */
  label: string
  onChosen: Choose
}

/** Chooses a picture of the library. */
export function LibraryButton({ label, onChosen }: Props) {
  const { t } = useLingui()
  const id = useId()
  return (
    <>
      <button {...opens(id)} className={buttonClass('outline')} aria-label={t`${label}: 미디어에서 고르기`}>
        <Trans>미디어에서 고르기</Trans>
      </button>
      <LibraryDialog id={id} onChosen={onChosen} />
    </>
  )
}
