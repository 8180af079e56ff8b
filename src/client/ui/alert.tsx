import {
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { buttonClass } from './button.ts'
import { closes } from './dialog.tsx'
import { useUiLabels } from './labels.tsx'

interface Question {
  message: ReactNode
  isConfirm: boolean
  resolve: (answer: boolean) => void
}

interface Alerts {
  /** Shows a message; resolves when it was read. The same message is not shown twice at once. */
  alert: (message: ReactNode) => Promise<void>
  /** Asks; resolves with the answer. */
  confirm: (message: ReactNode) => Promise<boolean>
}

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

/** One alert or question of the program, over everything else. It is open while it is mounted. */
function QuestionDialog({ message, isConfirm, resolve }: Question) {
  const { ok, cancel } = useUiLabels()
  const dialog = useRef<HTMLDialogElement>(null)
  const answer = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // It opens with the focus on the answer that goes on.
    answer.current?.focus()
    return () => shown?.close()
  }, [])
  const cancelled = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    resolve(false)
  }
  return (
    <MessageDialog ref={dialog} message={message} onCancel={cancelled}>
      {isConfirm && (
        <button type="button" className={buttonClass('outline')} onClick={() => resolve(false)}>
          {cancel}
        </button>
      )}
      <button type="button" ref={answer} className={buttonClass('primary', 'min-w-24')} onClick={() => resolve(true)}>
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

const AlertContext = createContext<Alerts | undefined>(undefined)

/** Alerts and confirmations of the app, one after the other: what `window.alert` is for, in our own look. */
export function AlertProvider({ children }: { children: ReactNode }) {
  const [questions, setQuestions] = useState<readonly Question[]>([])
  const shown = useRef<readonly Question[]>([])

  const change = useCallback((next: readonly Question[]) => {
    shown.current = next
    setQuestions(next)
  }, [])
  const ask = useCallback(
    (message: ReactNode, isConfirm: boolean) =>
      new Promise<boolean>((fulfil) => {
        const same = shown.current.find((question) => typeof message === 'string' && question.message === message)
        if (same !== undefined) return fulfil(false)
        const resolve = (answer: boolean) => {
          change(shown.current.filter((question) => question.resolve !== resolve))
          fulfil(answer)
        }
        change([...shown.current, { message, isConfirm, resolve }])
      }),
    [change],
  )
  const alerts = useMemo<Alerts>(
    () => ({ alert: async (message) => void (await ask(message, false)), confirm: (message) => ask(message, true) }),
    [ask],
  )
  const [current] = questions
  return (
    <AlertContext value={alerts}>
      {children}
      {current !== undefined && <QuestionDialog key={questions.length} {...current} />}
    </AlertContext>
  )
}

export function useAlerts(): Alerts {
  const alerts = use(AlertContext)
  if (alerts === undefined) throw new Error('AlertProvider is missing')
  return alerts
}
