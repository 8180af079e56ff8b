import { useEffect } from 'react'
import { isTyping } from '../frame/is-typing.ts'

const links = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-row]')]
const current = (): HTMLTableRowElement | null | undefined => document.activeElement?.closest('tr')

function move(step: 1 | -1): void {
  const all = links()
  const at = all.findIndex((link) => link.closest('tr')?.contains(document.activeElement))
  all[at === -1 ? (step === 1 ? 0 : all.length - 1) : Math.min(Math.max(at + step, 0), all.length - 1)]?.focus()
}

const actions: Readonly<Record<string, () => void>> = {
  j: () => move(1),
  k: () => move(-1),
  x: () => current()?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click(),
  a: () => document.querySelector<HTMLInputElement>('main thead input[type=checkbox]')?.click(),
  e: () => current()?.querySelector<HTMLElement>('[data-row]')?.click(),
  '/': () => document.getElementById('list-q')?.focus(),
}

function onKey(event: KeyboardEvent): void {
  const action = actions[event.key]
  if (action === undefined || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
  if (document.querySelector('dialog[open]') !== null) return
  event.preventDefault()
  action()
}

/** Goes through a list by the keyboard; the help says its keys. */
export function useListKeys(): void {
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
