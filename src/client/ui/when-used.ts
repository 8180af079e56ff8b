/** What a reader does on a page, by hand, by key or by wheel; a page that is restored to its place scrolls, too. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'] as const

/** Resolves once somebody uses the page, at the latest after `patience` milliseconds. */
export const whenUsed = (patience: number): Promise<void> =>
  new Promise((resolve) => {
    const done = new AbortController()
    const finish = () => {
      done.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(finish, patience)
    for (const sign of signs) window.addEventListener(sign, finish, { capture: true, passive: true, signal: done.signal })
  })
