import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import type { Question } from './alert.tsx'
import { buttonClass } from './button.ts'
import { closes } from './dialog.tsx'
import { useUiLabels } from './labels.tsx'

const look = 'sheet m-auto w-[calc(100%-2.5rem)] max-w-[380px] rounded-card bg-surface p-6 text-ink shadow-card'

function Content({ textId, message, children }: { textId: string; message: ReactNode; children: ReactNode }) {
  return (
    <>
      <div id={textId} className="text-base font-medium whitespace-pre-line">
        {message}
      </div>
      <div className="mt-6 flex justify-end gap-2">{children}</div>
    </>
  )
}

/** One alert or question of the program, over everything else. It is open while it is mounted. */
export function AlertDialog({ message, isConfirm, resolve }: Question) {
  const textId = useId()
  const { ok, cancel } = useUiLabels()
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={ref}
      role="alertdialog"
      aria-labelledby={textId}
      className={look}
      onCancel={(event) => {
        event.preventDefault()
        resolve(false)
      }}
    >
      <Content textId={textId} message={message}>
        {isConfirm && (
          <button type="button" className={buttonClass('outline')} onClick={() => resolve(false)}>
            {cancel}
          </button>
        )}
        {/* The dialog opens with the focus on the answer that goes on. */}
        <button type="button" className={buttonClass('primary', 'min-w-24')} onClick={() => resolve(true)} ref={focusWhenShown}>
          {ok}
        </button>
      </Content>
    </dialog>
  )
}

const focusWhenShown = (button: HTMLButtonElement | null) => {
  if (button !== null) requestAnimationFrame(() => button.focus())
}

/** An alert that stands in the page, for a button with `opens(id)`. */
export function Notice({ id, message }: { id: string; message: string }) {
  const { ok } = useUiLabels()
  return (
    <dialog id={id} role="alertdialog" aria-labelledby={`${id}-text`} suppressHydrationWarning className={look}>
      <Content textId={`${id}-text`} message={message}>
        <button {...closes(id)} className={buttonClass('primary', 'min-w-24')}>
          {ok}
        </button>
      </Content>
    </dialog>
  )
}
