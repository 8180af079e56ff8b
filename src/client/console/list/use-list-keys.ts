import { useEffect } from 'react'
import { isTyping } from '../frame/is-typing.ts'

const links = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-row]')]
/** The row that is open beside the list. */
const opened = (): HTMLTableRowElement | null => document.querySelector('main tr[aria-current]')
const current = (): HTMLTableRowElement | null | undefined => document.activeElement?.closest('tr')

function move(step: 1 | -1): void {
  const all = links()
  const row = current() ?? opened()
  const at = all.findIndex((link) => link.closest('tr') === row)
  all[at === -1 ? (step === 1 ? 0 : all.length - 1) : Math.min(Math.max(at + step, 0), all.length - 1)]?.focus()
}

/** Looks at the row that the keyboard is at, or at the one that is open; once more: goes to what is open. */
function look(open: (_id: string) => void): void {
  const row = current() ?? opened()
  const _id = row?.querySelector<HTMLElement>('[data-row]')?.dataset['row']
  if (row?.getAttribute('aria-current') === 'true') document.getElementById('item-pane')?.focus()
  else if (_id !== undefined) open(_id)
}

const actions: Readonly<Record<string, () => void>> = {
  j: () => move(1),
  k: () => move(-1),
  x: () => current()?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click(),
  a: () => document.querySelector<HTMLInputElement>('main thead input[type=checkbox]')?.click(),
  e: () => current()?.querySelector<HTMLElement>('[data-row]')?.click(),
  '/': () => document.getElementById('list-q')?.focus(),
}

/** Goes through a list by the keyboard; the help says its keys. @param open opens an item beside the list */
export function useListKeys(open: (_id: string) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = event.key === 'v' ? () => look(open) : actions[event.key]
      if (action === undefined || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      action()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [open])
}
