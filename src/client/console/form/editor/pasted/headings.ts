import { all, isBlank, parentsOf, renamed, styleOf, textsIn } from './dom.ts'

/** A paragraph in large letters is a heading up to so many characters. */
const longest = 80
/** Letters of this size, in points: of a heading if they are bold; of one without that. */
const boldSize = 14
const size = 18

const isBold = (weight: string): boolean => weight.startsWith('bold') || Number(weight) >= 600

/** Returns whether a text is bold by its own or an enclosing element, except headings and header cells. */
export function isStrong(text: Text): boolean {
  const parents = parentsOf(text)
  if (parents.some(({ localName }) => /^(h[1-6]|th)$/.test(localName))) return false
  for (const parent of parents) {
    const weight = styleOf(parent, 'font-weight')
    if (weight !== undefined && weight !== 'inherit') return isBold(weight)
    if (parent.localName === 'b' || parent.localName === 'strong') return true
  }
  return false
}

function pointsOf(text: Text): number {
  for (const parent of parentsOf(text)) {
    const [, number, unit] = /^([\d.]+)(pt|px)/.exec(styleOf(parent, 'font-size') ?? '') ?? []
    if (number !== undefined) return unit === 'px' ? Number(number) * 0.75 : Number(number)
  }
  return 0
}

/** How high a paragraph stands as a heading: by its element, by what Word says of it, by its letters. The title of a text is 0. */
function levelOf(block: Element): number | undefined {
  const tag = /^h([1-6])$/.exec(block.localName)?.[1]
  if (tag !== undefined) return Number(tag)
  if (block.classList.contains('MsoTitle')) return 0
  const outline = /^\d/.exec(styleOf(block, 'mso-outline-level') ?? '')?.[0]
  if (outline !== undefined) return Number(outline)
  const texts = textsIn(block).filter(({ data }) => !isBlank(data))
  if (texts.length === 0 || (block.textContent ?? '').trim().length > longest) return undefined
  const points = Math.min(...texts.map(pointsOf))
  if (points >= size) return 1
  return points >= boldSize && texts.every(isStrong) ? 2 : undefined
}

/** Headings of the levels that a text may have, from H2 on, without a gap. @param isOwn from an editor of ours, with levels that are right */
export function makeHeadings(root: Element, isOwn: boolean): void {
  const found = all(root, 'p, h1, h2, h3, h4, h5, h6').flatMap((block) => {
    const level = levelOf(block)
    if (level === undefined) return []
    // In a cell or an item it is a text, and so is none at all.
    if (block.closest('li, td, th') !== null || isBlank(block.textContent)) renamed(block, 'p')
    else return [{ block, level }]
    return []
  })
  const levels = [...new Set(found.map(({ level }) => level))].toSorted((a, b) => a - b)
  let before = 1
  for (const { block, level } of found) {
    const wanted = isOwn ? Math.max(2, level) : levels.indexOf(level) + 2
    const next = isOwn ? Math.min(4, wanted) : Math.min(4, wanted, before + 1)
    renamed(block, `h${next}`)
    before = next
  }
}
