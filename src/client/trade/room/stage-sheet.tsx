import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { iconButtonClass } from '../../ui/button.ts'
import { Icon } from '../../ui/icon.tsx'

interface Props {
  id: string
  title: string
  isOpen: boolean
  /** Whether the focus comes into it when it opens. */
  isFocused: boolean
  onClose: () => void
  children: ReactNode
}

/** A part that a control of the room opens, beside the picture or below it. */
export function StageSheet({ id, title, isOpen, isFocused, onClose, children }: Props) {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  const focus = useEffectEvent(() => (isFocused ? heading.current?.focus() : undefined))
  useEffect(() => {
    if (isOpen) focus()
  }, [isOpen])
  return (
    <section id={id} aria-labelledby={`${id}-title`} hidden={!isOpen} className="room-sheet bg-surface text-ink">
      <div className="flex items-center justify-between gap-4 border-b border-line py-1 pr-2 pl-4">
        <h2 ref={heading} id={`${id}-title`} tabIndex={-1} className="font-bold outline-none">
          {title}
        </h2>
        <button type="button" className={iconButtonClass()} aria-label={t`닫기`} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4">{children}</div>
    </section>
  )
}
