import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { iconButtonClass } from './button.ts'
import { Icon } from './icon.tsx'
import { useUiLabels } from './labels.tsx'

const useBrowserLayoutEffect = import.meta.env.SSR ? useEffect : useLayoutEffect

/** Opens the native element it is put on as a modal dialog, and gives the focus back when it goes. */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  useBrowserLayoutEffect(() => {
    const dialog = ref.current
    const before = document.activeElement
    dialog?.showModal()
    return () => {
      dialog?.close()
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return {
    ref,
    onCancel: (event: { preventDefault: () => void; stopPropagation: () => void; target: unknown; currentTarget: unknown }) => {
      // A file input inside fires an event of the same name.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
  }
}

const places = {
  /** From below on phones, in the middle from `sm` on. */
  sheet: 'mt-auto mb-0 w-full rounded-t-card sm:m-auto sm:rounded-card',
  middle: 'm-auto w-[calc(100%-2.5rem)] rounded-card',
  full: 'm-0 h-dvh max-h-dvh w-screen max-w-none rounded-none',
} as const

interface Props {
  title: string
  onClose: () => void
  children: ReactNode
  /** Classes for the width, as `max-w-[546px]`. */
  width?: string
  place?: keyof typeof places
}

/** A modal dialog with a title and a close button. It is open while it is mounted. */
export function Dialog({ title, onClose, children, width = 'sm:max-w-[546px]', place = 'sheet' }: Props) {
  const titleId = useId()
  const { close } = useUiLabels()
  const modal = useModal(onClose)
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className={`sheet flex max-h-[92dvh] flex-col overflow-hidden bg-surface text-ink shadow-card ${places[place]} ${width}`}
    >
      <div className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5 sm:pl-7">
        <h2 id={titleId} className="text-lg font-bold">
          {title}
        </h2>
        <button type="button" className={iconButtonClass()} aria-label={close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5 sm:px-7 sm:py-6">{children}</div>
    </dialog>
  )
}
