import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react'
import { useUiLabels } from './labels.tsx'
import { LazyComponent } from './lazy-component.tsx'

/** Loads what an alert looks like, so that it can be shown when there is no network any more. */
export const prepareAlerts = () => import('./alert-dialog.tsx').then(({ AlertDialog }) => AlertDialog)

export interface Question {
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

/** Where even the dialog did not arrive, the browser's own has to do. */
function showPlainly({ message, resolve }: Question): void {
  if (typeof message === 'string') window.alert(message)
  resolve(false)
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
  const current = questions[0]
  return (
    <AlertContext value={alerts}>
      {children}
      {current !== undefined && (
        <LazyComponent key={questions.length} load={prepareAlerts} onFailed={() => showPlainly(current)} props={current} />
      )}
    </AlertContext>
  )
}

export function useAlerts(): Alerts {
  const alerts = use(AlertContext)
  if (alerts === undefined) throw new Error('AlertProvider is missing')
  return alerts
}

/** For a part that did not arrive: puts it away, and says so. */
export function usePartFailure(close: () => void, message?: string): () => void {
  const { alert } = useAlerts()
  const { notLoaded } = useUiLabels()
  return () => {
    close()
    void alert(message ?? notLoaded)
  }
}
