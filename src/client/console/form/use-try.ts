import { useEffect, useRef } from 'react'
import { focusFirstInvalid } from './focus-first-invalid.ts'
import type { ItemForm } from './form.ts'
import { refusedFields } from './refused-fields.ts'

/** Ctrl+S, or the Apple key with S, saves the form. */
function savesByKey(save: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save()
  }
  addEventListener('keydown', onKey)
  return () => removeEventListener('keydown', onKey)
}

/** Provides what tries to save a form by whatever way, tells how many fields were refused, and leads to the first one. */
export function useTry(form: ItemForm, onTried: ((refused: number) => void) | undefined) {
  const own = useRef<HTMLFormElement>(null)
  useEffect(() => savesByKey(() => own.current?.requestSubmit()), [])
  const onTry = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = await work()
    onTried?.(refusedFields(form).length)
    if (own.current !== null) focusFirstInvalid(own.current)
    return result
  }
  return { own, onTry }
}
