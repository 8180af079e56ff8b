import { youtubeAddress, youtubeId } from '#contract/rich-text.ts'
import { mergeAttributes, Node } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { type EditorState, NodeSelection, Plugin, Selection } from '@tiptap/pm/state'

/** Editor node of a picture, as the contract's rich text has it. */

export const DescribedImage = Image.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      title: { default: null, rendered: false },
      isDecorative: {
        default: false,
        parseHTML: (element) => element.hasAttribute('data-decorative'),
        renderHTML: ({ isDecorative }) => (isDecorative === true ? { 'data-decorative': 'true' } : {}),
      },
    }
  },
  // A picture by an address in the text would not be ours.
  addInputRules: () => [],
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        /** Above a caption, a press on the picture would lead into that. */
        handleClick: (view, _pos, { target }) => {
          const parent = target instanceof HTMLImageElement ? target.parentElement : null
          if (parent === null) return false
          const pos = view.posAtDOM(
            parent,
            [...parent.childNodes].findIndex((child) => child === target),
          )
          if (view.state.doc.nodeAt(pos)?.type.name !== 'image') return false
          view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, pos)))
          return true
        },
      },
    }),
  ],
})

export const Figcaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  isolating: true,
  selectable: false,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: ({ HTMLAttributes }) => ['figcaption', mergeAttributes(HTMLAttributes), 0],
})

/** The figure that a place stands in. */
export function figureAround({ selection: { $from } }: EditorState): { pos: number; size: number } | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if ($from.node(depth).type.name === 'figure') return { pos: $from.before(depth), size: $from.node(depth).nodeSize }
  return undefined
}

export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'image figcaption?',
  isolating: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', mergeAttributes(HTMLAttributes), 0],
  addKeyboardShortcuts() {
    /** A picture goes with its caption: a figure without one is none. */
    const remove = () =>
      this.editor.commands.command(({ state, tr, dispatch }) => {
        const figure = figureAround(state)
        if (figure === undefined || !(state.selection instanceof NodeSelection)) return false
        dispatch?.(tr.delete(figure.pos, figure.pos + figure.size))
        return true
      })
    return {
      Backspace: remove,
      Delete: remove,
      /** From a caption on to the text below it. */
      Enter: () =>
        this.editor.commands.command(({ state, tr, dispatch }) => {
          const figure = figureAround(state)
          const paragraph = state.schema.nodes['paragraph']
          if (figure === undefined || paragraph === undefined) return false
          const end = figure.pos + figure.size
          tr.insert(end, paragraph.create()).setSelection(Selection.near(tr.doc.resolve(end + 1)))
          dispatch?.(tr.scrollIntoView())
          return true
        }),
    }
  },
})

/** A video of YouTube: its id, and what its link says. Nothing of it is loaded here. */
export const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ youtube: { default: '' }, caption: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'figure[data-youtube]',
      // Before the figure of a picture.
      priority: 60,
      getAttrs: (element) => {
        const youtube = element.dataset['youtube'] ?? ''
        return youtubeId.test(youtube) && { youtube, caption: (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim() }
      },
    },
  ],
  renderHTML: ({ node: { attrs } }) => {
    const id = String(attrs['youtube'])
    return ['figure', { 'data-youtube': id }, ['figcaption', ['a', { href: youtubeAddress(id) }, String(attrs['caption'])]]]
  },
})

/** A picture of the text, and where it stands. */
export interface PictureAt {
  pos: number
  /** Where its figure begins; undefined: it has none. */
  figure: number | undefined
  src: string
  alt: string
  isDecorative: boolean
  width: number | undefined
  height: number | undefined
  caption: string
}

const numberIn = (value: unknown): number | undefined => (Number(value) > 0 ? Number(value) : undefined)

/** The picture that is chosen, or whose caption is being written. */
export function pictureAt(state: EditorState): PictureAt | undefined {
  const { selection } = state
  const figure = figureAround(state)?.pos
  const pos = figure === undefined ? selection.from : figure + 1
  const node = figure !== undefined || selection instanceof NodeSelection ? state.doc.nodeAt(pos) : null
  if (node?.type.name !== 'image') return undefined
  const { src, alt, isDecorative, width, height } = node.attrs
  return {
    pos,
    figure,
    src: String(src),
    alt: typeof alt === 'string' ? alt : '',
    isDecorative: isDecorative === true,
    width: numberIn(width),
    height: numberIn(height),
    caption: figure === undefined ? '' : (state.doc.nodeAt(figure)?.maybeChild(1)?.textContent ?? ''),
  }
}
