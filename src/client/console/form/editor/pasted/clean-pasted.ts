import { richTextAttributes, richTextTags, youtubeId } from '#contract/rich-text.ts'
import DOMPurify from 'dompurify'
import { addressOf } from '../address.ts'
import { all, isBlank, parentsOf, renamed, styleName, styleOf, textsIn, unwrap } from './dom.ts'
import { isStrong, makeHeadings } from './headings.ts'
import { makeLists, nestLists } from './lists.ts'
import { makeTables } from './tables.ts'

export interface Pasted {
  html: string
  /** Pictures of other places, which were left out. */
  dropped: number
}

/** Marks what an editor of ours has put on the clipboard. */
const ownMark = 'data-pm-slice'

const blocks = 'p, h1, h2, h3, h4, h5, h6, ul, ol, li, table, blockquote, hr, figure, div'
/** What stands for a line of text where there is nothing else in it. */
const lines = 'div, section, article, main, header, footer, aside, center, address, dl, dt, dd, pre, details, summary, form, fieldset'
const picturePath = /^\/api\/v1\/files\/[\w-]+(\/\w+\.\w+)?$/

/** Without sheets of styles, and with the styles of tags under another name. What this makes of a text is parsed and cleaned as any other. */
const renameStyles = (html: string): string =>
  html
    .replaceAll(/<style\b[^]*?<\/style\s*>/gi, '')
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/(\s)style(?=\s*=)/gi, `$1${styleName}`))

/** The tree of a text, with styles and classes and without anything that runs. The page has parsed nothing that was not cleaned. */
const parse = (html: string): HTMLElement =>
  // It is the body of a document; its type says a node.
  DOMPurify.sanitize(renameStyles(html), { USE_PROFILES: { html: true }, FORBID_TAGS: ['style'], RETURN_DOM: true }) as HTMLElement

function cleanLinks(root: Element): void {
  for (const link of all(root, 'a')) {
    const href = addressOf(link.getAttribute('href') ?? '')
    if (href === undefined || isBlank(link.textContent)) unwrap(link)
    else link.setAttribute('href', href)
  }
}

/** Leaves the pictures that are ours, and says how many others there were. */
function cleanPictures(root: Element): number {
  const foreign = all(root, 'img').filter((picture) => {
    const source = addressOf(picture.getAttribute('src') ?? 'file:')
    if (source === undefined || !picturePath.test(source)) return true
    picture.setAttribute('src', source)
    return false
  })
  for (const picture of foreign) picture.remove()
  for (const figure of all(root, 'figure')) {
    const isVideo = youtubeId.test(figure.dataset['youtube'] ?? '')
    if (isVideo || figure.querySelector('img') !== null) continue
    // A caption says nothing without what it is of; other things may stand in a figure.
    for (const caption of all(figure, 'figcaption')) caption.remove()
    unwrap(figure)
  }
  return foreign.length
}

const isSlanted = (text: Text): boolean => {
  for (const parent of parentsOf(text)) {
    const style = styleOf(parent, 'font-style')
    if (style !== undefined && style !== 'inherit') return style !== 'normal'
    if (parent.localName === 'i' || parent.localName === 'em') return true
  }
  return false
}

/** Bold and italic by elements alone, around nothing but their text. */
function cleanEmphasis(root: Element): void {
  const styled = textsIn(root)
    .filter(({ data }) => !isBlank(data))
    .map((text) => ({ text, tags: [...(isStrong(text) ? ['strong'] : []), ...(isSlanted(text) ? ['em'] : [])] }))
  for (const element of all(root, 'b, strong, i, em')) unwrap(element)
  for (const { text, tags } of styled)
    for (const tag of tags) {
      const made = root.ownerDocument.createElement(tag)
      text.replaceWith(made)
      made.append(text)
    }
}

function keepAllowed(root: Element): void {
  for (const line of all(root, lines)) if (line.querySelector(blocks) === null) renamed(line, 'p')
  for (const line of all(root, 'p')) if (line.querySelector(blocks) !== null) unwrap(line)
  for (const element of all(root, '*')) {
    const { localName } = element
    const allowed = richTextAttributes[localName] ?? []
    if (!richTextTags.includes(localName)) unwrap(element)
    else for (const name of element.getAttributeNames()) if (!allowed.includes(name)) element.removeAttribute(name)
  }
}

const textBlocks = 'p, h2, h3, h4, figcaption'
const parts = 'p, h2, h3, h4, ul, ol, li, table, tbody, tr, th, td, blockquote, figure, hr'

/** Takes away what pads: spaces in rows, at the ends of lines, and lines of nothing else. */
function trim(root: Element): void {
  for (const text of textsIn(root)) text.data = text.data.replaceAll(/[\s\u00A0\u200B]+/g, ' ')
  root.normalize()
  for (const line of all(root, 'br')) if (line.closest('p, li, td, th, h2, h3, h4, blockquote, figcaption') === null) line.remove()
  for (const block of all(root, textBlocks)) {
    const texts = textsIn(block)
    const [first, last] = [texts[0], texts.at(-1)]
    if (first !== undefined) first.data = first.data.trimStart()
    if (last !== undefined) last.data = last.data.trimEnd()
    const isEmpty = isBlank(block.textContent) && block.querySelector('img') === null
    if (isEmpty && block.closest('td, th') === null) block.remove()
  }
  for (const list of all(root, 'li, ul, ol, blockquote').toReversed())
    if (isBlank(list.textContent) && list.querySelector('img') === null) list.remove()
  root.normalize()
  // Between blocks spaces are nothing.
  for (const text of textsIn(root))
    if (isBlank(text.data) && text.parentElement?.querySelector(`:scope > :is(${parts})`) != null) text.remove()
}

/**
 * Reduces HTML pasted from Word, 한글, Google Docs or a page to the contract's rich text: headings, nested lists, tables with a header
 * row, bold, italic and links. Other formatting is dropped.
 */
export function cleanPasted(html: string): Pasted {
  const root = parse(html)
  const isOwn = root.querySelector(`[${ownMark}]`) !== null
  for (const hidden of all(root, `[${styleName}]`))
    if (styleOf(hidden, 'display') === 'none' || styleOf(hidden, 'mso-hide') === 'all') hidden.remove()
  makeLists(root)
  nestLists(root)
  makeTables(root)
  makeHeadings(root, isOwn)
  const dropped = cleanPictures(root)
  cleanLinks(root)
  cleanEmphasis(root)
  keepAllowed(root)
  trim(root)
  return { html: root.innerHTML, dropped }
}
