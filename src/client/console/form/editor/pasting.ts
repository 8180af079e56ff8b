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

declare module '@tiptap/core' {
  interface Storage {
    pasting: Handlers
  }
}

/** Who is told of what is pasted into an editor. */
export function handlePasting(editor: Editor, handlers: Handlers): void {
  Object.assign(editor.storage.pasting, handlers)
}

const picturesIn = (data: DataTransfer | null): File[] => [...(data?.files ?? [])].filter(({ type }) => pictureTypes.includes(type))

/** Word gives a picture of the text beside the text: then the text is meant. */
const hasText = (data: DataTransfer): boolean => cleanPasted(data.getData('text/html')).html !== ''

/** What comes from outside: texts are cleaned, pictures are stored with us. */
export const Pasting = Extension.create<object, Handlers>({
  name: 'pasting',
  addStorage: () => ({ onDropped: () => undefined, onPictures: () => undefined }),
  transformPastedHTML(html) {
    const { html: cleaned, dropped } = cleanPasted(html)
    this.storage.onDropped(dropped)
    return cleaned
  },
  addProseMirrorPlugins() {
    const { storage } = this
    return [
      new Plugin({
        props: {
          handlePaste: (_view, { clipboardData }) => {
            const files = picturesIn(clipboardData)
            if (files.length === 0 || clipboardData === null || hasText(clipboardData)) return false
            storage.onPictures(files)
            return true
          },
          handleDrop: (view, event) => {
            const files = picturesIn(event.dataTransfer)
            if (files.length === 0) return false
            event.preventDefault()
            const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
            if (at !== null) this.editor.commands.setTextSelection(at.pos)
            storage.onPictures(files)
            return true
          },
        },
      }),
    ]
  },
})
