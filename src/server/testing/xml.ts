/** An element of an XML document: what a test asks of it. */
export interface Element {
  name: string
  attributes: Record<string, string>
  /** Its own text, entities read. */
  text: string
  children: Element[]
}

const attribute = /\s+([A-Za-z_][\w:.-]*)="([^"<]*)"/gy
const part = /<\/([A-Za-z_][\w:.-]*)>|<([A-Za-z_][\w:.-]*)((?:\s+[A-Za-z_][\w:.-]*="[^"<]*")*)(\/?)>|([^<]+)/gy
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

// oxlint-disable-next-line no-control-regex -- XML 1.0 knows no way to write them
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/

function read(text: string): string {
  if (unwritable.test(text) || !text.isWellFormed()) throw new Error(`no text of XML: ${JSON.stringify(text)}`)
  return text.replaceAll(/&(\w*;?)/g, (_all, name: string) => {
    const sign = entities[name.slice(0, -1)]
    if (sign === undefined || !name.endsWith(';')) throw new Error(`no entity: &${name}`)
    return sign
  })
}

/**
 * Reads an XML document as strictly as we write it: every element is closed in order, every sign is one that XML knows.
 * @returns the root
 * @throws Error where it is not well-formed
 */
export function readXml(document: string): Element {
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
  if (!document.startsWith(declaration)) throw new Error(`no XML declaration: ${document.slice(0, 60)}`)
  const source = document.slice(declaration.length)
  const top: Element = { name: '', attributes: {}, text: '', children: [] }
  const open = [top]
  part.lastIndex = 0
  for (let end = 0; end < source.length; end = part.lastIndex) {
    const found = part.exec(source)
    const current = open.at(-1)
    if (found === null || current === undefined) throw new Error(`not well-formed at ${source.slice(end, end + 60)}`)
    const [, closing, name, attributes = '', isEmpty, text] = found
    if (text !== undefined) current.text += read(text)
    else if (closing !== undefined) {
      if (current.name !== closing) throw new Error(`${current.name} is closed by ${closing}`)
      open.pop()
    } else if (name !== undefined) {
      const pairs = [...attributes.matchAll(attribute)].map(([, key = '', value = '']) => [key, read(value)] as const)
      if (new Set(pairs.map(([key]) => key)).size !== pairs.length) throw new Error(`${name} has an attribute twice`)
      const element: Element = { name, attributes: Object.fromEntries(pairs), text: '', children: [] }
      current.children.push(element)
      if (isEmpty === '') open.push(element)
    }
  }
  const [root, ...others] = top.children
  if (root === undefined || others.length > 0 || open.length > 1 || top.text.trim() !== '') throw new Error('not one element')
  return root
}

/** Its children of that name. */
export const all = (element: Element, name: string): Element[] => element.children.filter((child) => child.name === name)

/** The text of its one child of that name. */
export function textOf(element: Element, name: string): string {
  const [first, ...others] = all(element, name)
  if (first === undefined || others.length > 0) throw new Error(`${element.name} has ${others.length} more than one, or no, ${name}`)
  return first.text
}
