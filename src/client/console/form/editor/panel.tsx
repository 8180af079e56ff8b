import type { KeyboardEvent, ReactNode } from 'react'

interface Props {
  label: string
  onClose?: () => void
  /** Enter in a field of it. */
  onEnter?: (() => void) | undefined
  children: ReactNode
}

const isField = (target: EventTarget): target is HTMLInputElement => target instanceof HTMLInputElement && target.type !== 'file'

/** A part of the editor below its tools. It is no form: the form is that of the item, which Enter does not send from here. */
export function Panel({ label, onClose, onEnter, children }: Props) {
  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, target, currentTarget, nativeEvent } = event
    // Of a syllable or a pinyin that is being typed: its own keys.
    if (nativeEvent.isComposing) return
    // An open list takes its keys for itself; what is in a dialog above is not in here.
    if (!(target instanceof HTMLElement) || !currentTarget.contains(target) || target.ariaExpanded === 'true') return
    const act = key === 'Escape' ? onClose : key === 'Enter' && isField(target) ? (onEnter ?? (() => undefined)) : undefined
    if (act === undefined) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  return (
    <div
      role="group"
      aria-label={label}
      className="flex flex-wrap items-end gap-x-3 gap-y-2 border-t border-line p-3"
      onKeyDownCapture={onKey}
    >
      {children}
    </div>
  )
}
