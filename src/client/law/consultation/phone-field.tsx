import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef } from 'react'
import { caretAfterGrouping, groupPhone } from '../../content/phone.ts'

interface Props extends Omit<ComponentProps<'input'>, 'onChange'> {
  value: string
  onChange: (value: string) => void
}

/** Keeps the caret behind the digit that was typed while the number is grouped around it. */
export function PhoneField({ onChange, ...field }: Props) {
  const ref = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(null)
  useLayoutEffect(() => {
    if (caret.current !== null) ref.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const group = (target: HTMLInputElement) => {
    const grouped = groupPhone(target.value)
    caret.current = caretAfterGrouping(target.value, target.selectionStart ?? target.value.length, grouped)
    onChange(grouped)
  }
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // The input method still writes there: it would lose its place.
    if ('isComposing' in nativeEvent && nativeEvent.isComposing === true) onChange(target.value)
    else group(target)
  }
  return (
    <input
      {...field}
      ref={ref}
      type="tel"
      inputMode="tel"
      onChange={change}
      onCompositionEnd={({ currentTarget }) => group(currentTarget)}
    />
  )
}
