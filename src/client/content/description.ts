const most = 160

/** A text as search engines take it: 160 characters at most, ended at a word. */
export function toDescription(text: string): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1)
  const end = cut.lastIndexOf(' ')
  // Chinese has no spaces.
  return `${end < most / 2 ? cut : cut.slice(0, end)}…`
}

const entities: Record<string, string> = { nbsp: ' ', lt: '<', gt: '>', quot: '"', amp: '&' }

/** The same of a text with markup. */
export function summaryOf(html: string): string {
  const text = html.replace(/<[^>]*>/g, ' ').replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity)
  return toDescription(text.replace(/\s+/g, ' ').trim())
}
