import { type ReactNode, useSyncExternalStore } from 'react'
import { buttonClass, iconButtonClass } from '../../ui/button.ts'
import { Icon } from '../../ui/icon.tsx'
import { useUiLabels } from '../../ui/labels.tsx'

interface What {
  text: ReactNode
  /** The way back, where there is one. */
  undo?: { label: string; act: () => unknown }
}

let now: What | undefined
let notify: (() => void) | undefined

/** Says what was done, without a press to go on: beside the inbox, now or once that is there. */
export function say(what: What | undefined): void {
  now = what
  notify?.()
}

function subscribe(listener: () => void): () => void {
  notify = listener
  // What was said is old on another page.
  return () => {
    notify = undefined
    now = undefined
  }
}

/** The place where `say` shows itself: above the bar of phones. */
export function Said() {
  const { close } = useUiLabels()
  const what = useSyncExternalStore(
    subscribe,
    () => now,
    () => undefined,
  )
  return (
    <div role="status" className="no-print fixed inset-x-0 bottom-20 z-40 mx-auto w-[calc(100%-2.5rem)] max-w-md">
      {what !== undefined && (
        <div className="flex items-center gap-3 rounded-card border border-line bg-surface py-2 pr-2 pl-5 shadow-card">
          <p className="min-w-0 flex-1 text-sm font-semibold">{what.text}</p>
          {what.undo !== undefined && (
            <button type="button" className={buttonClass('outline', 'shrink-0')} onClick={what.undo.act}>
              {what.undo.label}
            </button>
          )}
          <button type="button" className={iconButtonClass()} aria-label={close} onClick={() => say(undefined)}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  )
}
