declare global {
  interface Window {
    typing: { keys: number[]; tasks: number[] }
  }
}

/** Notes on a page, for every key, when its frame is there, and every task of more than 50 ms. Runs in the browser. */
export function observeKeys(): void {
  window.typing = { keys: [], tasks: [] }
  addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => window.typing.keys.push(performance.now() - timeStamp), { once: true })
        port1.start()
        // After the frame has been made.
        port2.postMessage('')
      }),
    { capture: true },
  )
  new PerformanceObserver((list) => window.typing.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  })
}
