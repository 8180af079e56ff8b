import { mergeAttributes, Node } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'

/** What the contract's rich text knows (`contract/rich-text.ts`), and nothing else. */

const Figcaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: ({ HTMLAttributes }) => ['figcaption', mergeAttributes(HTMLAttributes), 0],
})

const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'image figcaption?',
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', mergeAttributes(HTMLAttributes), 0],
})

/** Without widths of its own: the page gives them. */
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ resizable: false })

const ScopedHeader = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope: { default: 'col' }, colwidth: { default: null, rendered: false } }
  },
})
const PlainCell = TableCell.extend({
  addAttributes() {
    return { ...this.parent?.(), colwidth: { default: null, rendered: false } }
  },
})

export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    strike: false,
    code: false,
    codeBlock: false,
    underline: false,
    link: { openOnClick: false, HTMLAttributes: { rel: null, target: null } },
  }),
  Image,
  Figure,
  Figcaption,
  PlainTable,
  TableRow,
  ScopedHeader,
  PlainCell,
]
