import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Dialog, openDialog } from '../../ui/deferred/dialog.tsx'
import { isTyping } from '../frame/is-typing.ts'

const help = 'list-keys'

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
  '?': () => openDialog(help),
}

function onKey(event: KeyboardEvent): void {
  const action = actions[event.key]
  if (action === undefined || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
  if (document.querySelector('dialog[open]') !== null) return
  event.preventDefault()
  action()
}

/** A list by the keyboard, and what its keys do. */
export function ListKeys() {
  const { t } = useLingui()
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  const keys = [
    ['j', t`다음 줄로`],
    ['k', t`앞 줄로`],
    ['x', t`이 줄 고르기`],
    ['a', t`이 쪽의 모두 고르기`],
    ['e', t`이 줄 열기`],
    ['/', t`찾을 말로`],
    ['?', t`이 안내`],
  ] as const
  return (
    <Dialog id={help} title={t`목록의 단축키`}>
      <dl className="grid grid-cols-[3rem_1fr] gap-y-2">
        {keys.map(([key, text]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-control border border-control px-2 py-0.5">{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
