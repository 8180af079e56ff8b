import { createContext, type ReactNode, use, useCallback, useId, useMemo, useRef, useState } from 'react'
import { buttonClass } from './button.ts'
import { useModal } from './dialog.tsx'
import { useUiLabels } from './labels.tsx'

interface Question {
  message: ReactNode
  isConfirm: boolean
  settle: (answer: boolean) => void
}

interface Alerts {
  /** Shows a message; resolves when it was read. The same message is not shown twice at once. */
  alert: (message: ReactNode) => Promise<void>
  /** Asks; resolves with the answer. */
  confirm: (message: ReactNode) => Promise<boolean>
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
      new Promise<boolean>((resolve) => {
        const same = shown.current.find((question) => typeof message === 'string' && question.message === message)
        if (same !== undefined) return resolve(false)
        const settle = (answer: boolean) => {
          change(shown.current.filter((question) => question.settle !== settle))
          resolve(answer)
        }
        change([...shown.current, { message, isConfirm, settle }])
      }),
    [change],
  )
  const alerts = useMemo<Alerts>(
    () => ({ alert: async (message) => void (await ask(message, false)), confirm: (message) => ask(message, true) }),
    [ask],
  )
  const current = questions[0]
  return (
    <AlertContext value={alerts}>
      {children}
      {current !== undefined && <AlertDialog key={questions.length} {...current} />}
    </AlertContext>
  )
}

export function useAlerts(): Alerts {
  const alerts = use(AlertContext)
  if (alerts === undefined) throw new Error('AlertProvider is missing')
  return alerts
}

function AlertDialog({ message, isConfirm, settle }: Question) {
  const textId = useId()
  const { ok, cancel } = useUiLabels()
  const modal = useModal(() => settle(false))
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
          <button type="button" className={buttonClass('outline')} onClick={() => settle(false)}>
            {cancel}
          </button>
        )}
        {/* The dialog opens with the focus on the answer that goes on. */}
        <button type="button" className={buttonClass('primary', 'min-w-24')} onClick={() => settle(true)} ref={focusWhenShown}>
          {ok}
        </button>
      </div>
    </dialog>
  )
}

const focusWhenShown = (button: HTMLButtonElement | null) => {
  if (button !== null) requestAnimationFrame(() => button.focus())
}
