import { type Editor, Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { cleanPasted } from './pasted/clean-pasted.ts'

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

interface Handlers {
  /** Told how many pictures of other places were left out. */
  onDropped: (count: number) => void
  /** Pictures themselves, to be stored and put into the text. */
  onPictures: (files: readonly File[]) => void
}

/** Beside the editors: one that React is about to replace has no storage any more. */
const handlers = new WeakMap<Editor, Handlers>()

/** Registers the handlers of an editor for what is pasted into it. */
export const handlePasting = (editor: Editor, own: Handlers): void => void handlers.set(editor, own)

const picturesIn = (data: DataTransfer | null): File[] => [...(data?.files ?? [])].filter(({ type }) => pictureTypes.includes(type))

/** Word gives a picture of the text beside the text: then the text is meant. */
const hasText = (data: DataTransfer): boolean => cleanPasted(data.getData('text/html')).html !== ''

/** Editor extension for pasted content: cleans texts and uploads pictures. */
export const Pasting = Extension.create({
  name: 'pasting',
  transformPastedHTML(html) {
    const { html: cleaned, dropped } = cleanPasted(html)
    handlers.get(this.editor)?.onDropped(dropped)
    return cleaned
  },
  addProseMirrorPlugins() {
    const { editor } = this
    return [
      new Plugin({
        props: {
          handlePaste: (_view, { clipboardData }) => {
            const files = picturesIn(clipboardData)
            if (files.length === 0 || clipboardData === null || hasText(clipboardData)) return false
            handlers.get(editor)?.onPictures(files)
            return true
          },
          handleDrop: (view, event) => {
            const files = picturesIn(event.dataTransfer)
            if (files.length === 0) return false
            event.preventDefault()
            const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
            if (at !== null) editor.commands.setTextSelection(at.pos)
            handlers.get(editor)?.onPictures(files)
            return true
          },
        },
      }),
    ]
  },
})
