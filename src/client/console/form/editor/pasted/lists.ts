import { all, isBlank, renamed, styleName, styleOf } from './dom.ts'

/** Word writes a list as paragraphs with a level each, and the mark of the item as a text that is to be ignored. */
const levelOf = (paragraph: Element): number | undefined => {
  const level = /level(\d)/.exec(styleOf(paragraph, 'mso-list') ?? '')?.[1]
  return level === undefined ? undefined : Number(level)
}
const isIgnored = (element: Element): boolean => styleOf(element, 'mso-list')?.startsWith('ignore') === true

/** `1.`, `가)`, `(a)`, `①`. Bullets are letters of picture fonts: `l`, `§`, `o`, with no sign after them. */
const isNumber = (mark: string): boolean => /^[(（]?[\p{L}\p{N}]{1,4}[.)）、]$|^[①-⑳㉠-㉻]$/u.test(mark)

function takeMark(paragraph: Element): string {
  const marks = all(paragraph, `[${styleName}]`).filter(isIgnored)
  const text = marks.map(({ textContent }) => textContent).join('')
  for (const mark of marks) mark.remove()
  return text.replaceAll(/[\s\u00A0]/g, '')
}

/** The next part that is seen. */
function nextOf(element: Element): Element | null {
  let next = element.nextSibling
  while (next !== null && next.nodeType === Node.TEXT_NODE && isBlank(next.textContent)) next = next.nextSibling
  return next instanceof Element || next?.nodeType === Node.ELEMENT_NODE ? (next as Element) : null
}

interface Open {
  level: number
  list: HTMLElement
}

/** Puts an item where it belongs: below the last one of a higher level, or beside that of its own. */
function place(item: HTMLElement, level: number, tag: 'ol' | 'ul', open: Open[]): void {
  while ((open.at(-1)?.level ?? 0) > level) open.pop()
  const last = open.at(-1)
  const isSame = last?.level === level && last.list.localName === tag
  if (isSame) last.list.append(item)
  else {
    if (last?.level === level) open.pop()
    const list = item.ownerDocument.createElement(tag)
    const parent = open.at(-1)?.list.lastElementChild
    if (parent === null || parent === undefined) item.replaceWith(list)
    else parent.append(list)
    list.append(item)
    open.push({ level, list })
  }
}

/** Lists of Word's paragraphs. */
export function makeLists(root: Element): void {
  const paragraphs = all(root, 'p, h1, h2, h3, h4, h5, h6').filter((each) => levelOf(each) !== undefined)
  let open: Open[] = []
  let expected: Element | null = null
  for (const paragraph of paragraphs) {
    const level = levelOf(paragraph) ?? 1
    if (paragraph !== expected) open = []
    expected = nextOf(paragraph)
    const tag = isNumber(takeMark(paragraph)) ? 'ol' : 'ul'
    const item = root.ownerDocument.createElement('li')
    paragraph.replaceWith(item)
    item.append(paragraph)
    renamed(paragraph, 'p')
    place(item, level, tag, open)
  }
}

/** Google Docs puts a list beside the item that it belongs to. */
export function nestLists(root: Element): void {
  for (const list of all(root, 'ul > ul, ul > ol, ol > ul, ol > ol')) {
    const before = list.previousElementSibling
    if (before?.localName === 'li') before.append(list)
    else {
      const item = root.ownerDocument.createElement('li')
      list.replaceWith(item)
      item.append(list)
    }
  }
}
