import { type ComponentProps, type ReactNode, useId, useSyncExternalStore } from 'react'
import { buttonClass } from './button.ts'
import { closes } from './deferred/dialog.tsx'
import { useUiLabels } from './labels.tsx'

interface Question {
  message: ReactNode
  isConfirm: boolean
  resolve: (answer: boolean) => void
}

const none: readonly Question[] = []
/** The first one is shown. */
let questions = none
let notify: (() => void) | undefined

function change(next: readonly Question[]): void {
  questions = next
  notify?.()
}

function ask(message: ReactNode, isConfirm: boolean): Promise<boolean> {
  if (typeof message === 'string' && questions.some((question) => question.message === message)) return Promise.resolve(false)
  return new Promise((fulfil) => {
    const resolve = (answer: boolean) => {
      change(questions.filter((question) => question.resolve !== resolve))
      fulfil(answer)
    }
    change([...questions, { message, isConfirm, resolve }])
  })
}

/** Shows a message in our own look, after those before it; resolves when it was read. The same text is not shown twice at once. */
export const alert = async (message: ReactNode): Promise<void> => void (await ask(message, false))

/** Asks as `alert` does; resolves with the answer. */
export const confirm = (message: ReactNode): Promise<boolean> => ask(message, true)

/** A message with its buttons. */
function MessageDialog({ message, children, ...dialog }: ComponentProps<'dialog'> & { message: ReactNode }) {
  const textId = useId()
  return (
    <dialog
      {...dialog}
      role="alertdialog"
      aria-labelledby={textId}
      suppressHydrationWarning
      className="sheet m-auto w-[calc(100%-2.5rem)] max-w-[380px] rounded-card bg-surface p-6 text-ink shadow-card"
    >
      <div id={textId} className="text-base font-medium whitespace-pre-line">
        {message}
      </div>
      <div className="mt-6 flex justify-end gap-2">{children}</div>
    </dialog>
  )
}

/** Opens with the focus on the answer that goes on, the last one. */
function showModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal()
  dialog.querySelector<HTMLElement>(':scope > :last-child > button:last-child')?.focus()
  return () => dialog.close()
}

/** One alert or question of the program, over everything else. It is open while it is mounted. */
function QuestionDialog({ message, isConfirm, resolve }: Question) {
  const { ok, cancel } = useUiLabels()
  const cancelled = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    resolve(false)
  }
  return (
    <MessageDialog ref={showModal} message={message} onCancel={cancelled}>
      {isConfirm && (
        <button type="button" className={buttonClass('outline')} onClick={() => resolve(false)}>
          {cancel}
        </button>
      )}
      <button type="button" className={buttonClass('primary', 'min-w-24')} onClick={() => resolve(true)}>
        {ok}
      </button>
    </MessageDialog>
  )
}

/** An alert that stands in the page, for a button with `opens(id)`. */
export function Notice({ id, message }: { id: string; message: string }) {
  const { ok } = useUiLabels()
  return (
    <MessageDialog id={id} message={message}>
      <button {...closes(id)} className={buttonClass('primary', 'min-w-24')}>
        {ok}
      </button>
    </MessageDialog>
  )
}

function subscribe(listener: () => void): () => void {
  notify = listener
  // What nobody can answer any more goes with the page.
  return () => void (questions = none)
}

/** The place where `alert` and `confirm` show themselves, one after the other. */
export function Alerts() {
  const [current] = useSyncExternalStore(
    subscribe,
    () => questions,
    () => none,
  )
  return current !== undefined && <QuestionDialog key={questions.length} {...current} />
}
