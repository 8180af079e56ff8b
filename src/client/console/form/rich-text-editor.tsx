import { languageTag, type Locale } from '#contract/locale.ts'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { extensions } from './editor-extensions.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import type { FieldProps } from './field-frame.tsx'

interface Props extends FieldProps {
  label: string
  /** The language of the text. */
  locale?: Locale
}

/** Writes rich text. What is not touched stays as it was stored, sign for sign. */
export function RichTextEditor({ id, label, value, onChange, isInvalid, describedBy, locale = 'ko' }: Props) {
  const [initial] = useState(typeof value === 'string' ? value : '')
  const written = useRef(initial)
  const editor = useEditor({
    extensions,
    content: initial,
    // Its style sheet is ours (styles.css): the page allows no other.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        id,
        lang: languageTag(locale),
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: 'prose min-h-48 max-w-none px-4 py-3 outline-none',
      },
    },
    onUpdate: ({ editor: now }) => {
      written.current = now.isEmpty ? '' : now.getHTML()
      onChange(written.current)
    },
  })
  const take = useEffectEvent((text: string) => {
    if (text === written.current) return
    written.current = text
    editor.commands.setContent(text, { emitUpdate: false })
  })
  // Another text that was not typed here: copied, or merged.
  useEffect(() => take(typeof value === 'string' ? value : ''), [value])
  return (
    <div
      data-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      className="rounded-control border border-control bg-surface focus-within:border-accent data-[invalid]:border-danger"
    >
      <EditorToolbar editor={editor} label={label} locale={locale} />
      <EditorContent editor={editor} className="max-h-[32rem] overflow-y-auto" />
    </div>
  )
}
