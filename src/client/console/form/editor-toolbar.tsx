import type { Locale } from '#contract/locale.ts'
import { useLingui } from '@lingui/react/macro'
import { redoDepth, undoDepth } from '@tiptap/pm/history'
import { type Editor, useEditorState } from '@tiptap/react'
import { Toolbar } from 'react-aria-components'
import { IconShape } from '../../ui/icon.tsx'
import { LinkForm } from './editor/link-form.tsx'
import { pictureAt } from './editor/nodes.ts'
import { PictureForm } from './editor/picture-form.tsx'
import { ShortcutList } from './editor/shortcut-list.tsx'
import { TableTools } from './editor/table-tools.tsx'
import { Tool } from './editor/tool.tsx'
import { VideoForm } from './editor/video-form.tsx'
import { PictureMenu, type Pictures } from './picture-menu.tsx'

/** Panel that is open below the toolbar. */
export type Part = 'link' | 'video' | 'keys'

const levels = [2, 3, 4] as const

/** The level of the last heading above the place; 1 where there is none. */
function levelAbove({ state: { doc, selection } }: Editor): number {
  let level = 1
  doc.forEach((node, offset) => {
    if (node.type.name === 'heading' && offset + node.nodeSize <= selection.from) level = Number(node.attrs['level'])
  })
  return level
}

function useTools(editor: Editor) {
  return useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      heading: levels.find((level) => now.isActive('heading', { level })),
      above: levelAbove(now),
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      bulletList: now.isActive('bulletList'),
      orderedList: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      link: now.isActive('link'),
      table: now.isActive('table'),
      video: now.isActive('video'),
      picture: pictureAt(now.state),
      canUndo: undoDepth(now.state) > 0,
      canRedo: redoDepth(now.state) > 0,
    }),
  })
}

interface Props {
  editor: Editor
  label: string
  /** The language of the text. */
  locale: Locale
  part: Part | undefined
  onPart: (part: Part | undefined) => void
  pictures: Pictures
}

/** Renders the tools of the rich-text editor. */
export function EditorToolbar({ editor, label, locale, part, onPart, pictures }: Props) {
  const { t } = useLingui()
  const state = useTools(editor)
  const run = () => editor.chain().focus()
  const toggle = (one: Part) => onPart(part === one ? undefined : one)
  const done = () => {
    onPart(undefined)
    editor.commands.focus()
  }
  const headings = { 2: t`큰 제목`, 3: t`중간 제목`, 4: t`작은 제목` }
  return (
    <div className="border-b border-line">
      <Toolbar aria-label={t`${label} 도구`} className="flex flex-wrap items-center gap-0.5 p-1 pointer-coarse:gap-x-0">
        {levels.map((level) => (
          <Tool
            key={level}
            name={`H${level} ${headings[level]}`}
            shortcut={`Mod+Alt+${level}`}
            isOn={state.heading === level}
            // Below a heading comes none that is two steps smaller.
            isOff={state.heading !== level && level > state.above + 1}
            onPress={() => run().toggleHeading({ level }).run()}
          >
            {`H${level}`}
          </Tool>
        ))}
        <Tool name={t`굵게`} shortcut="Mod+B" isOn={state.bold} onPress={() => run().toggleBold().run()}>
          <b>B</b>
        </Tool>
        <Tool name={t`기울임`} shortcut="Mod+I" isOn={state.italic} onPress={() => run().toggleItalic().run()}>
          <i>I</i>
        </Tool>
        <Tool name={t`글머리 목록`} shortcut="Mod+Shift+8" isOn={state.bulletList} onPress={() => run().toggleBulletList().run()}>
          •
        </Tool>
        <Tool name={`1. ${t`번호 목록`}`} shortcut="Mod+Shift+7" isOn={state.orderedList} onPress={() => run().toggleOrderedList().run()}>
          1.
        </Tool>
        <Tool name={t`인용`} shortcut="Mod+Shift+B" isOn={state.quote} onPress={() => run().toggleBlockquote().run()}>
          ❝
        </Tool>
        <Tool name={t`링크`} shortcut="Mod+K" isOn={state.link} isOpen={part === 'link'} onPress={() => toggle('link')}>
          <IconShape
            path="M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1"
            className="mx-auto size-4"
          />
        </Tool>
        <Tool name={t`표 넣기`} isOff={state.table} onPress={() => run().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()}>
          ▦
        </Tool>
        <PictureMenu locale={locale} pictures={pictures} />
        <Tool name={t`YouTube 영상`} isOn={state.video} isOpen={part === 'video'} onPress={() => toggle('video')}>
          ▶
        </Tool>
        <Tool name={t`되돌리기`} shortcut="Mod+Z" isOff={!state.canUndo} onPress={() => run().undo().run()}>
          ↶
        </Tool>
        <Tool name={t`다시 하기`} shortcut="Mod+Shift+Z" isOff={!state.canRedo} onPress={() => run().redo().run()}>
          ↷
        </Tool>
        {/* Phones have no such keys, and two rows of tools without it. */}
        <span className="max-xs:hidden">
          <Tool name={t`단축키`} isOpen={part === 'keys'} onPress={() => toggle('keys')}>
            ?
          </Tool>
        </span>
        {state.table && <TableTools editor={editor} />}
      </Toolbar>
      {part === 'link' && <LinkForm editor={editor} onDone={done} />}
      {part === 'video' && <VideoForm editor={editor} locale={locale} onDone={done} />}
      {part === 'keys' && <ShortcutList onClose={done} />}
      {state.picture !== undefined && <PictureForm editor={editor} label={label} language={locale} picture={state.picture} />}
    </div>
  )
}
