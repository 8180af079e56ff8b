import { type ChangeEvent, useLayoutEffect, useRef } from 'react'
import { caretAfterGrouping, groupPhone } from './phone.ts'

interface Props {
  id: string
  className: string
  value: string
  isInvalid: boolean
  onChange: (value: string) => void
}

/** Keeps the caret behind the digit that was typed while the number is grouped around it. */
export function PhoneField({ id, className, value, isInvalid, onChange }: Props) {
  const ref = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(null)
  useLayoutEffect(() => {
    if (caret.current !== null) ref.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const grouped = groupPhone(target.value)
    caret.current = caretAfterGrouping(target.value, target.selectionStart ?? target.value.length, grouped)
    onChange(grouped)
  }
  return (
    <input
      ref={ref}
      id={id}
      className={className}
      type="tel"
      inputMode="tel"
      autoComplete="off"
      maxLength={60}
      value={value}
      aria-required="true"
      aria-invalid={isInvalid}
      onChange={change}
    />
  )
}
