import type { Picture } from '#contract/field.ts'
import { languageTag, type Locale } from '#contract/locale.ts'
import { Trans } from '@lingui/react/macro'
import { EditorContent, useEditor } from '@tiptap/react'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { insertPart } from './editor/picture-changes.ts'
import { handlePasting } from './editor/pasting.ts'
import { sourceOf, usePictures } from './editor/use-pictures.ts'
import { useDeferredText } from './editor/use-deferred-text.ts'
import { extensions } from './editor-extensions.ts'
import { EditorToolbar, type Part } from './editor-toolbar.tsx'
import type { FieldProps } from './field-frame.tsx'

interface Props extends FieldProps {
  label: string
  /** The language of the text. */
  locale?: Locale
}

/** Writes rich text. What is not touched stays as it was stored, sign for sign. */
export function RichTextEditor({ id, label, value, onChange, isInvalid, describedBy, locale = 'ko' }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const [part, setPart] = useState<Part>()
  const [dropped, setDropped] = useState(0)
  const text = typeof value === 'string' ? value : ''
  const [own] = useState(() => ({
    content: text,
    extensions,
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
  }))
  const editor = useEditor({
    ...own,
    // Its style sheet is ours (styles.css): the page allows no other.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
  })
  useDeferredText({ editor, text, onChange })
  const insert = (picture: Picture, alt = '') =>
    insertPart(editor, { type: 'figure', content: [{ type: 'image', attrs: { ...sourceOf(picture), alt } }] })
  const { onChosen, sendAll, isPending } = usePictures((picture) => insert(picture))
  const onPictures = useEffectEvent((files: readonly File[]) => {
    setDropped(0)
    sendAll(files)
  })
  useEffect(() => handlePasting(editor, { onDropped: setDropped, onPictures: (files) => onPictures(files) }), [editor])
  const onKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey) {
      event.preventDefault()
      setPart('link')
    }
    if (event.key === 'Escape' && event.target instanceof Element && event.target.closest('[role="toolbar"]') !== null)
      editor.commands.focus()
    if (event.key === 'F10' && event.altKey) {
      event.preventDefault()
      root.current?.querySelector<HTMLElement>('[role="toolbar"] button')?.focus()
    }
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the text and the tools in it
    <div
      ref={root}
      data-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      className="rounded-control border border-control bg-surface focus-within:border-accent data-[invalid]:border-danger"
      onKeyDown={onKey}
    >
      <EditorToolbar
        editor={editor}
        label={label}
        locale={locale}
        part={part}
        onPart={setPart}
        pictures={{ onChosen, isPending, onPicture: insert }}
      />
      <p role="status" className="px-4 text-sm text-danger">
        {dropped > 0 && <Trans>다른 곳에 있는 사진 {dropped}장은 붙여 넣지 않았습니다. 사진 파일을 ‘사진 넣기’로 올려 주십시오.</Trans>}
      </p>
      <EditorContent editor={editor} className="max-h-[32rem] overflow-y-auto" />
    </div>
  )
}
