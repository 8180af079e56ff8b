import type { Shape } from '#contract/shape.ts'
import { useEffect, useState } from 'react'
import { onIdle } from '../../data/start/on-idle.ts'
import type { ItemForm } from '../form/form.ts'
import { type Text, textsOf } from './texts.ts'

/** So long after the last letter texts are looked at again, in ms. */
const pause = 500

/** The texts of a form as they are when nobody types: while somebody does, nothing is done. */
export function useTexts(form: ItemForm, fields: Readonly<Record<string, Shape>>): readonly Text[] {
  const [texts, setTexts] = useState(() => textsOf(fields, form.state.values))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const look = () =>
      onIdle(() => {
        if (!isOver) setTexts(textsOf(fields, form.state.values))
      })
    const { unsubscribe } = form.store.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(look, pause)
    })
    return () => {
      isOver = true
      clearTimeout(timer)
      unsubscribe()
    }
  }, [form, fields])
  return texts
}
