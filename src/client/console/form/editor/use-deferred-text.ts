import type { Editor } from '@tiptap/react'
import { useEffect, useEffectEvent, useRef } from 'react'

/** So long after the last key the form hears of the text, in ms. */
const pause = 250

interface Options {
  editor: Editor
  /** What the form has. */
  text: string
  onChange: (text: string) => void
}

/** What was written. The line below a last table or picture is there to be written in, and is nothing before that. */
const textOf = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML().replace(/(<p><\/p>)+$/, ''))

/**
 * The text of an editor and that of its form. Making HTML of a long text and showing the form again takes longer than a key may:
 * the first key says that something has changed, the others wait for a pause, or for what ends the writing: another field, the
 * form's own sending, the end of the editor.
 */
export function useDeferredText({ editor, text, onChange }: Options): void {
  const written = useRef(text)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasTold = useRef(false)

  const tell = useEffectEvent(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    hasTold.current = true
    written.current = textOf(editor)
    onChange(written.current)
  })
  const flush = useEffectEvent(() => {
    if (timer.current !== undefined) tell()
  })
  const note = useEffectEvent(() => {
    if (!hasTold.current) return tell()
    clearTimeout(timer.current)
    timer.current = setTimeout(() => tell(), pause)
  })
  useEffect(() => {
    const onUpdate = () => note()
    const onEnd = () => flush()
    editor.on('update', onUpdate)
    editor.on('blur', onEnd)
    // Before the form itself hears of it.
    addEventListener('submit', onEnd, { capture: true })
    addEventListener('beforeunload', onEnd, { capture: true })
    return () => {
      flush()
      editor.off('update', onUpdate)
      editor.off('blur', onEnd)
      removeEventListener('submit', onEnd, { capture: true })
      removeEventListener('beforeunload', onEnd, { capture: true })
    }
  }, [editor])

  const take = useEffectEvent((next: string) => {
    if (next === written.current) return
    clearTimeout(timer.current)
    timer.current = undefined
    written.current = next
    hasTold.current = false
    editor.commands.setContent(next, { emitUpdate: false })
  })
  // Another text that was not typed here: copied, or merged.
  useEffect(() => take(text), [text])
}
