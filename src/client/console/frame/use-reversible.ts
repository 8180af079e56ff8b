import { useLingui } from '@lingui/react/macro'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { isTyping } from './is-typing.ts'
import { report } from './undo.tsx'

/** How long the way back is offered, in milliseconds: the server tells nobody before (server/trade/delays.ts). */
const offered = 10_000

/** Takes the keys away that the last action is undone by. */
let release: (() => void) | undefined

/** Returns what says what was done and offers the way back for ten seconds: by its button, and by Ctrl+Z. */
export function useReversible() {
  const { t } = useLingui()
  const alertFailure = useAlertFailure()
  return (text: string, undo: () => Promise<unknown>) => {
    release?.()
    let isUnderWay = false
    const once = async () => {
      if (isUnderWay) return
      isUnderWay = true
      try {
        await undo()
        release?.()
      } finally {
        isUnderWay = false
      }
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || isTyping(event.target)) return
      event.preventDefault()
      once().then(
        () => report({ text: t`되돌렸습니다.` }),
        (error: unknown) => alertFailure(error instanceof Error ? error : new Error(String(error))),
      )
    }
    const timer = setTimeout(() => release?.(), offered)
    release = () => {
      clearTimeout(timer)
      removeEventListener('keydown', onKeyDown)
      release = undefined
    }
    addEventListener('keydown', onKeyDown)
    report({ text, undo: once }, offered)
  }
}
