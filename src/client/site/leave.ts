/** Leaves at once: the page is blank first, then its place in the history is another site's. Sent as text, too (../start.ts). */
export function leave(url: string): void {
  document.documentElement.style.background = '#fff'
  document.body.hidden = true
  document.title = ' '
  history.replaceState(null, '', '/')
  window.location.replace(url)
}
