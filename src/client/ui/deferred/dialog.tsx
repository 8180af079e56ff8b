import { type ReactNode, useCallback, useSyncExternalStore } from 'react'
import { iconButtonClass } from '../button.ts'
import { Icon } from '../icon.tsx'
import { useUiLabels } from '../labels.tsx'

const find = (id: string): HTMLDialogElement | undefined => {
  const element = document.getElementById(id)
  return element instanceof HTMLDialogElement ? element : undefined
}

/** Opens a dialog that stands in the page, by its id; nothing happens where it is open. */
export function openDialog(id: string): void {
  const dialog = find(id)
  if (dialog?.open === false) dialog.showModal()
}

/** Returns whether a dialog of the page is open. */
export const isDialogOpen = (id: string): boolean => find(id)?.open === true

/** Closes a dialog that stands in the page. The browser gives the focus back to what had it before. */
export const closeDialog = (id: string): void => find(id)?.close()

/** Older browsers know no invoker commands, and need the app. */
const hasCommands = (): boolean => 'commandForElement' in HTMLButtonElement.prototype

const commandButton = (command: 'show-modal' | 'close', id: string, act: () => void) => ({
  type: 'button' as const,
  // React knows neither, and writes them as they are.
  command,
  commandfor: id,
  onClick: act,
})

/**
 * Attributes of a button that opens the dialog `id`: the browser does it by itself, before the app has come.
 * @param prepare runs before it, once the page is hydrated
 */
export const opens = (id: string, prepare?: () => void) => ({
  'aria-haspopup': 'dialog' as const,
  ...commandButton('show-modal', id, () => {
    prepare?.()
    if (!hasCommands()) openDialog(id)
  }),
})

/** Attributes of a button that closes the dialog `id`, by the same means as `opens`. */
export const closes = (id: string) => commandButton('close', id, () => hasCommands() || closeDialog(id))

/** Tracks whether a dialog of the page is open, by whatever means, including before hydration. */
export function useIsOpen(id: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      // Not every browser has `toggle` events of dialogs.
      const observer = new MutationObserver(changed)
      const dialog = find(id)
      if (dialog !== undefined) observer.observe(dialog, { attributeFilter: ['open'] })
      return () => observer.disconnect()
    },
    [id],
  )
  return useSyncExternalStore(
    subscribe,
    () => isDialogOpen(id),
    () => false,
  )
}

/** The button in the corner of a dialog. */
export function CloseButton({ of }: { of: string }) {
  const { close } = useUiLabels()
  return (
    <button {...closes(of)} className={iconButtonClass()} aria-label={close}>
      <Icon name="close" />
    </button>
  )
}

interface Props {
  id: string
  title: string
  children: ReactNode
  /** Beside the close button. */
  actions?: ReactNode
  /** Classes for the width, as `max-w-[546px]`. */
  width?: string
}

/**
 * A modal dialog with a title and a close button: from below on phones, in the middle from `sm` on. It stands in the page,
 * closed, until a button with `opens(id)` is pressed.
 */
export function Dialog({ id, title, children, actions, width = 'sm:max-w-[546px]' }: Props) {
  return (
    <dialog
      id={id}
      aria-labelledby={`${id}-title`}
      // The browser may have opened it already.
      suppressHydrationWarning
      className={`sheet max-h-[92dvh] flex-col overflow-hidden bg-surface text-ink shadow-card open:flex mt-auto mb-0 w-full rounded-t-card sm:m-auto sm:rounded-card ${width}`}
    >
      <div className="flex items-center gap-2 border-b border-line py-2 pr-2 pl-5 sm:pl-7">
        <h2 id={`${id}-title`} className="mr-auto text-lg font-bold">
          {title}
        </h2>
        {/* First in the order of focus: Enter by mistake does nothing worse. */}
        <span className="order-last flex">
          <CloseButton of={id} />
        </span>
        {actions}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5 sm:px-7 sm:py-6">{children}</div>
    </dialog>
  )
}
