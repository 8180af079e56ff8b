import type { Picture } from '#contract/field.ts'
import type { Locale } from '#contract/locale.ts'
import { editorUpload } from '#contract/site/files.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { type Editor, useEditorState } from '@tiptap/react'
import { type ReactNode, useId, useState } from 'react'
import { fieldClass } from '../../content/field.tsx'
import { FileButton } from '../../content/file-button.tsx'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { withBody } from '../../session/with-body.ts'
import { buttonClass } from '../../ui/button.ts'
import { LibraryButton } from '../media/library-button.tsx'
import { useUpload } from './use-upload.ts'

const look = 'min-h-9 min-w-9 rounded-control px-2 text-sm hover:bg-wash aria-pressed:bg-wash aria-pressed:font-bold disabled:opacity-40'

interface ToolProps {
  name: string
  isOn?: boolean
  isOff?: boolean
  onPress: () => void
  children: ReactNode
}

const Tool = ({ name, isOn, isOff = false, onPress, children }: ToolProps) => (
  <button
    type="button"
    className={look}
    aria-label={name}
    title={name}
    disabled={isOff}
    {...(isOn === undefined ? {} : { 'aria-pressed': isOn })}
    // The place in the text is kept.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
  >
    {children}
  </button>
)

/** Where a link leads: a page of ours, or another site over https. */
function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { t } = useLingui()
  const id = useId()
  const [href, setHref] = useState(String(editor.getAttributes('link')['href'] ?? ''))
  const isSound = href === '' || /^(\/(?!\/)|https:\/\/|mailto:|tel:)\S+$/.test(href)
  const apply = () => {
    if (!isSound) return
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href === '') chain.unsetLink().run()
    else chain.setLink({ href }).run()
    onDone()
  }
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line p-2">
      <label htmlFor={id} className="text-sm">
        <Trans>링크 주소</Trans>
      </label>
      <input
        id={id}
        value={href}
        placeholder={t`https:// 또는 /business/divorce`}
        aria-invalid={!isSound}
        className={fieldClass('max-w-sm text-sm')}
        onChange={({ target }) => setHref(target.value.trim())}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          apply()
        }}
      />
      <button type="button" className={buttonClass('outline')} disabled={!isSound} onClick={apply}>
        {href === '' ? <Trans>링크 없애기</Trans> : <Trans>링크 걸기</Trans>}
      </button>
    </div>
  )
}

/** What a picture shows, for those who do not see it. */
function AltForm({ editor, alt }: { editor: Editor; alt: string }) {
  const id = useId()
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line p-2">
      <label htmlFor={id} className="text-sm">
        <Trans>사진 설명</Trans>
      </label>
      <input
        id={id}
        value={alt}
        className={fieldClass('max-w-sm text-sm')}
        onChange={({ target }) => editor.commands.updateAttributes('image', { alt: target.value })}
      />
      {alt === '' && (
        <p className="text-sm text-danger">
          <Trans>사진을 보지 못하는 분께 읽어 드릴 설명을 적어 주십시오.</Trans>
        </p>
      )}
    </div>
  )
}

/** A picture, from here or from the library: that comes with what it shows, in the language of the text. */
function PictureTool({ editor, label, language }: { editor: Editor; label: string; language: Locale }) {
  const locale = useLocale()
  const id = useId()
  const insert = ({ _file, width, height }: Picture, alt = '') =>
    editor
      .chain()
      .focus()
      .setImage({ src: `/api/v1/files/${_file}/960.webp`, alt, width, height })
      .run()
  const { onChosen, isPending } = useUpload({
    upload: editorUpload,
    send: async (form) => (await api('POST /api/v1/editor', { locale, transport: withBody(form), timeout: 120_000 })).photo,
    onSent: (photo) => insert(photo),
  })
  return (
    <>
      <FileButton id={id} accept="image/jpeg,image/png,image/webp,image/avif" disabled={isPending} onChosen={onChosen}>
        {isPending ? <Trans>올리고 있습니다…</Trans> : <Trans>사진 넣기</Trans>}
      </FileButton>
      <LibraryButton label={label} onChosen={(picture, alt) => insert(picture, alt?.[language])} />
    </>
  )
}

/** What can be done with a text and the place in it. */
export function EditorToolbar({ editor, label, locale }: { editor: Editor; label: string; locale: Locale }) {
  const { t } = useLingui()
  const [isLinking, setIsLinking] = useState(false)
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      h2: now.isActive('heading', { level: 2 }),
      h3: now.isActive('heading', { level: 3 }),
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      bulletList: now.isActive('bulletList'),
      orderedList: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      link: now.isActive('link'),
      table: now.isActive('table'),
      image: now.isActive('image'),
      alt: String(now.getAttributes('image')['alt'] ?? ''),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  })
  const run = () => editor.chain().focus()
  return (
    <div className="border-b border-line">
      <div role="toolbar" aria-label={t`${label} 도구`} className="flex flex-wrap items-center gap-0.5 p-1">
        <Tool name={`H2 ${t`큰 제목`}`} isOn={state.h2} onPress={() => run().toggleHeading({ level: 2 }).run()}>
          H2
        </Tool>
        <Tool name={`H3 ${t`작은 제목`}`} isOn={state.h3} onPress={() => run().toggleHeading({ level: 3 }).run()}>
          H3
        </Tool>
        <Tool name={t`굵게`} isOn={state.bold} onPress={() => run().toggleBold().run()}>
          <b>B</b>
        </Tool>
        <Tool name={t`기울임`} isOn={state.italic} onPress={() => run().toggleItalic().run()}>
          <i>I</i>
        </Tool>
        <Tool name={t`글머리 목록`} isOn={state.bulletList} onPress={() => run().toggleBulletList().run()}>
          •
        </Tool>
        <Tool name={`1. ${t`번호 목록`}`} isOn={state.orderedList} onPress={() => run().toggleOrderedList().run()}>
          1.
        </Tool>
        <Tool name={t`인용`} isOn={state.quote} onPress={() => run().toggleBlockquote().run()}>
          ❝
        </Tool>
        <Tool name={t`링크`} isOn={state.link} onPress={() => setIsLinking(!isLinking)}>
          🔗
        </Tool>
        <Tool name={t`표 넣기`} isOff={state.table} onPress={() => run().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()}>
          ▦
        </Tool>
        <Tool name={t`되돌리기`} isOff={!state.canUndo} onPress={() => run().undo().run()}>
          ↶
        </Tool>
        <Tool name={t`다시 하기`} isOff={!state.canRedo} onPress={() => run().redo().run()}>
          ↷
        </Tool>
        <PictureTool editor={editor} label={label} language={locale} />
      </div>
      {state.table && (
        <div className="flex flex-wrap gap-0.5 border-t border-line p-1">
          <Tool name={t`줄 넣기`} onPress={() => run().addRowAfter().run()}>
            <Trans>줄 넣기</Trans>
          </Tool>
          <Tool name={t`줄 지우기`} onPress={() => run().deleteRow().run()}>
            <Trans>줄 지우기</Trans>
          </Tool>
          <Tool name={t`칸 넣기`} onPress={() => run().addColumnAfter().run()}>
            <Trans>칸 넣기</Trans>
          </Tool>
          <Tool name={t`칸 지우기`} onPress={() => run().deleteColumn().run()}>
            <Trans>칸 지우기</Trans>
          </Tool>
          <Tool name={t`표 지우기`} onPress={() => run().deleteTable().run()}>
            <Trans>표 지우기</Trans>
          </Tool>
        </div>
      )}
      {isLinking && <LinkForm editor={editor} onDone={() => setIsLinking(false)} />}
      {state.image && <AltForm editor={editor} alt={state.alt} />}
    </div>
  )
}
