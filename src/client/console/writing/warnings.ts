import type { Locale } from '#contract/locale.ts'
import type { AdRule } from '#contract/platform/writing.ts'
import { brokenRules } from './ad-wording.ts'
import type { Text } from './texts.ts'

/** What of rich text is checked beside its words. */
interface Rich {
  /** With a line for each block. */
  text: string
  levels: number[]
  links: string[]
  /** Pictures without a description that are not said to be decoration. */
  silent: number
}

export interface Warning {
  kind: 'wording' | 'alt' | 'heading' | 'address' | 'dead' | 'title' | 'summary'
  path: string
  locale: Locale
  label: string
  /** What it is about: a phrase, an address, a number. */
  about: string
  reason?: string
}

/** Search results show about so much: a Korean or Chinese sign is as wide as two Latin letters. */
const widestTitle = 60
/** Longer ones are cut by search engines, in characters (content/description.ts). */
const longestSummary = 160

const blocks = 'p, h2, h3, h4, li, td, th, blockquote, figcaption, caption, br'

/** Reads rich text with the browser's own parser. It runs nothing of it, and loads nothing. */
function readRich(html: string): Rich {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const all = <Part extends Element>(selector: string) => [...body.querySelectorAll<Part>(selector)]
  const levels = all('h2, h3, h4').map(({ localName }) => Number(localName.slice(1)))
  const links = all('a').map((link) => link.getAttribute('href') ?? '')
  const isSilent = (picture: Element) => (picture.getAttribute('alt') ?? '').trim() === '' && !picture.hasAttribute('data-decorative')
  const silent = all('img').filter(isSilent).length
  for (const block of all(blocks)) block.after('\n')
  return { text: body.textContent ?? '', levels, links, silent }
}

const isInside = (href: string): boolean => /^\/(?!\/)/.test(href)

/** Whether an address of another site can be one. It is never asked. */
function isSound(href: string): boolean {
  if (/^(mailto:[^\s@]+@[^\s@]+\.[^\s@]+|tel:[+\d][\d-]{3,})$/.test(href)) return true
  if (!URL.canParse(href)) return false
  const { protocol, hostname, username } = new URL(href)
  return /^https?:$/.test(protocol) && username === '' && hostname.includes('.') && !hostname.endsWith('.')
}

const widthOf = (text: string): number => [...text].reduce((sum, sign) => sum + (/[\p{sc=Hangul}\p{sc=Han}]/u.test(sign) ? 2 : 1), 0)

function jumps(levels: readonly number[]): string[] {
  const found = levels.flatMap((level, index) => (level > (levels[index - 1] ?? 1) + 1 ? [`H${level}`] : []))
  return [...new Set(found)]
}

interface Findings {
  warnings: Warning[]
  /** Links inside the site, which the server has to look up. */
  links: string[]
}

export interface Checks {
  rules: readonly AdRule[]
  /** The fields that search results show, where items have pages. */
  head: { title: string; summary: string } | undefined
}

/** What should be looked at in a text before it is published. */
function readFindings(one: Text, { rules, head }: Checks): Findings {
  const { path, locale, label, isRich, text } = one
  if (text.trim() === '') return { warnings: [], links: [] }
  const rich = isRich ? readRich(text) : undefined
  const warning = (kind: Warning['kind'], about: string, reason?: string): Warning => ({
    kind,
    path,
    locale,
    label,
    about,
    ...(reason === undefined ? {} : { reason }),
  })
  const links = rich?.links ?? []
  return {
    links: links.filter(isInside),
    warnings: [
      ...brokenRules(rich?.text ?? text, rules).map(({ phrase, reason }) => warning('wording', phrase, reason)),
      ...(rich === undefined || rich.silent === 0 ? [] : [warning('alt', String(rich.silent))]),
      ...jumps(rich?.levels ?? []).map((level) => warning('heading', level)),
      ...links.filter((href) => !isInside(href) && !isSound(href)).map((href) => warning('address', href)),
      ...(path === head?.title && widthOf(text) > widestTitle ? [warning('title', String([...text].length))] : []),
      ...(path === head?.summary && text.length > longestSummary ? [warning('summary', String(text.length))] : []),
    ],
  }
}

/** So many texts are remembered at most: those of a large form in all languages. */
const mostKnown = 500
const known = new WeakMap<Checks, Map<string, Findings>>()

/** The same; a text that is as it was is not read again. */
export function findingsIn(one: Text, checks: Checks): Findings {
  const of = known.get(checks) ?? new Map<string, Findings>()
  known.set(checks, of)
  const key = `${one.path} ${one.locale} ${one.text}`
  const findings = of.get(key) ?? readFindings(one, checks)
  if (of.size >= mostKnown) of.clear()
  of.set(key, findings)
  return findings
}
