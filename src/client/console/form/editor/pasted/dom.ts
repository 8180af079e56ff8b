/** The children of a part take its place. */
export const unwrap = (element: Element): void => element.replaceWith(...element.childNodes)

/** The same part as another element, without attributes. */
export function renamed(element: Element, tag: string): HTMLElement {
  const made = element.ownerDocument.createElement(tag)
  made.append(...element.childNodes)
  element.replaceWith(made)
  return made
}

export const all = <Part extends Element = HTMLElement>(root: Element, selector: string): Part[] => [
  ...root.querySelectorAll<Part>(selector),
]

export function textsIn(root: Element): Text[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  // A walker of texts finds nothing else.
  while (walker.nextNode() !== null) found.push(walker.currentNode as Text)
  return found
}

/** Signs that are seen: HWP and Word pad with spaces that do not break. */
export const isBlank = (text: string | null): boolean => (text ?? '').replaceAll(/[\s\u00A0\u200B]/g, '') === ''

/** Styles stand here: the page's policy refuses every `style` that is parsed, and says so in the browser's console. */
export const styleName = 'data-style'

/** A property of the element's own style, as it was written. */
export const styleOf = (element: Element, property: string): string | undefined =>
  new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*['"]?([^;'"]+)`, 'i')
    .exec(element.getAttribute(styleName) ?? '')?.[1]
    ?.trim()
    .toLowerCase()

/** Where a text stands: its parents, the nearest first. */
export function parentsOf(node: Node): Element[] {
  const parents: Element[] = []
  for (let at = node.parentElement; at !== null && at.localName !== 'body'; at = at.parentElement) parents.push(at)
  return parents
}
