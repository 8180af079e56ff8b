import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { addressOf } from './editor/address.ts'
import { DescribedImage, Figcaption, Figure, Video } from './editor/nodes.ts'
import { Pasting } from './editor/pasting.ts'

/** What the contract's rich text knows (`contract/rich-text.ts`), and nothing else. */

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
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => addressOf(address) !== undefined,
      HTMLAttributes: { rel: null, target: null },
    },
  }),
  DescribedImage,
  Figure,
  Figcaption,
  Video,
  PlainTable,
  TableRow,
  ScopedHeader,
  PlainCell,
  Pasting,
]
