/**
 * Leaves at once: the page is blank first, then its place in the history is another site's, which is not told where from.
 * Sent within a page as text, too (../start.ts).
 */
export function leave(url: string): void {
  document.documentElement.style.background = '#fff'
  document.body.hidden = true
  document.title = ' '
  document.head.append(Object.assign(document.createElement('meta'), { name: 'referrer', content: 'no-referrer' }))
  history.replaceState(null, '', '/')
  window.location.replace(url)
}
