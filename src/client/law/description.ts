const most = 160

/** A text as search engines take it: 160 characters at most, ended at a word. */
export function toDescription(text: string): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1)
  const end = cut.lastIndexOf(' ')
  // Chinese has no spaces.
  return `${end < most / 2 ? cut : cut.slice(0, end)}…`
}
