/** The beginning of a text (HTML), for search engines: at most 150 characters, ending at a word. */
export function summaryOf(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length <= 150 ? text : `${text.slice(0, 150).replace(/\s\S*$/, '')}…`
}
