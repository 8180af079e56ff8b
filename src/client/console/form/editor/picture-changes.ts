import { NodeSelection } from '@tiptap/pm/state'
import type { Editor, JSONContent } from '@tiptap/react'
import { figureAround, pictureAt } from './nodes.ts'

interface Attributes {
  src?: string
  width?: number
  height?: number
  alt?: string
  isDecorative?: boolean
}

/** Changes what a text says of the picture that is chosen in it; the rest stays, and so does the choice. */
export function changePicture(editor: Editor, attributes: Attributes): void {
  const { state } = editor
  const found = pictureAt(state)
  if (found === undefined) return
  const { tr } = state
  for (const [name, value] of Object.entries(attributes)) tr.setNodeAttribute(found.pos, name, value)
  editor.view.dispatch(tr)
}

/** Writes what stands below the chosen picture. A picture by itself becomes one with a caption; without a text it has none. */
export function changeCaption(editor: Editor, caption: string): void {
  const { state } = editor
  const { figcaption, figure } = state.schema.nodes
  const found = pictureAt(state)
  const image = found === undefined ? null : state.doc.nodeAt(found.pos)
  if (found === undefined || image === null || figcaption === undefined || figure === undefined) return
  const { tr } = state
  const below = caption === '' ? [] : [figcaption.create(null, state.schema.text(caption))]
  const from = found.figure ?? found.pos
  const size = (state.doc.nodeAt(from) ?? image).nodeSize
  tr.replaceWith(from, from + size, figure.create(null, [image, ...below]))
  tr.setSelection(NodeSelection.create(tr.doc, from + 1))
  editor.view.dispatch(tr)
}

/** Puts a part by itself into the text: behind what is chosen, which stays. A picture is chosen then, to be described. */
export function insertPart(editor: Editor, part: JSONContent): void {
  const { state } = editor
  const figure = figureAround(state)
  const end = figure === undefined ? state.selection.to : figure.pos + figure.size
  const isChosen = figure !== undefined || state.selection instanceof NodeSelection
  const chain = editor.chain().focus()
  if (!isChosen) chain.insertContent(part).run()
  else chain.insertContentAt(end, part).run()
  const { doc, selection } = editor.state
  // Where it stands: behind what was chosen, or before the place that is written at now.
  let found: number | undefined
  doc.nodesBetween(0, isChosen ? end + 1 : selection.to, (node, pos) => {
    if (node.type.name === 'image') found = pos
  })
  if (part.type === 'figure' && found !== undefined) editor.commands.setNodeSelection(found)
}
