import { useId } from 'react'
import type { Question } from './alert.tsx'
import { buttonClass } from './button.ts'
import { useModal } from './dialog.tsx'
import { useUiLabels } from './labels.tsx'

/** One alert or question, over everything else. */
export function AlertDialog({ message, isConfirm, resolve }: Question) {
  const textId = useId()
  const { ok, cancel } = useUiLabels()
  const modal = useModal(() => resolve(false))
  return (
    <dialog
      {...modal}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={textId}
      className="sheet m-auto w-[calc(100%-2.5rem)] max-w-[380px] rounded-card bg-surface p-6 text-ink shadow-card"
    >
      <div id={textId} className="text-base font-medium whitespace-pre-line">
        {message}
      </div>
      <div className="mt-6 flex justify-end gap-2">
        {isConfirm && (
          <button type="button" className={buttonClass('outline')} onClick={() => resolve(false)}>
            {cancel}
          </button>
        )}
        {/* The dialog opens with the focus on the answer that goes on. */}
        <button type="button" className={buttonClass('primary', 'min-w-24')} onClick={() => resolve(true)} ref={focusWhenShown}>
          {ok}
        </button>
      </div>
    </dialog>
  )
}

const focusWhenShown = (button: HTMLButtonElement | null) => {
  if (button !== null) requestAnimationFrame(() => button.focus())
}
