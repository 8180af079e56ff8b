/**
 * Brings a page that the server has rendered to life; sent within it as text, so it knows its arguments only.
 *
 * The page is there to be read: its text, pictures and links need no app. So nothing is fetched before the first view is
 * painted with its picture (not waited for longer than 1.5 s), and nothing is evaluated before somebody uses the page, at the
 * latest four seconds after; at once where the page is nothing without it. What opens by the app only is pressed again once
 * that answers, if it was pressed before; a form is not sent by itself. Links and the search lead on at once, the quick exit
 * too. A hidden page has neither frames nor readers to wait for.
 *
 * @param modules evaluated in this order, with a breath between them; the last makes the page the app's (main.tsx)
 * @param files what is fetched for it
 * @param leave the quick exit
 */
export async function start(modules: readonly string[], files: readonly string[], leave: (url: string) => void): Promise<void> {
  const alive = new AbortController()
  const { signal } = alive
  let pressed: HTMLElement | undefined
  const keep = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null
    if (target === null || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const isExit = target instanceof HTMLAnchorElement && target.matches('[data-quick-exit]')
    if (!isExit && !target.matches('button[type=button], [aria-haspopup]')) return
    event.preventDefault()
    if (isExit) leave(target.href)
    else pressed = target
  }
  addEventListener('click', keep, { capture: true, signal })
  const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
  let isUsed = false
  const use = new Promise<void>((resolve) => {
    const begin = () => {
      isUsed = true
      resolve()
    }
    for (const sign of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin', 'click'])
      addEventListener(sign, begin, { capture: true, passive: true, signal })
    // The address asks for what the app opens (`/?open=consultation`), or the page has a part that only this device can fill.
    if (new URLSearchParams(location.search).has('open') || document.querySelector('[aria-busy=true]')) begin()
  })
  const breath = () =>
    new Promise((resolve) => {
      if (!isUsed && 'requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 300 })
      else setTimeout(resolve)
    })
  const isSeen = !document.hidden
  if (isSeen) {
    const pictures = Array.from(document.images).filter(({ fetchPriority }) => fetchPriority === 'high')
    await Promise.race([Promise.allSettled(pictures.map((picture) => picture.decode())), pause(1500), use])
    await new Promise(requestAnimationFrame)
  }
  for (const href of files) {
    if (isSeen) await breath()
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  if (isSeen) await Promise.race([use, pause(4000)])
  try {
    for (const module of modules) {
      await breath()
      await import(/* @vite-ignore */ module)
    }
  } finally {
    // Without the app, too: then a link leads on.
    alive.abort()
    pressed?.click()
  }
}
