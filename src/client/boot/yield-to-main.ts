/** Lets the browser paint and answer input before the next piece of work. Safari has no `scheduler`. */
export const yieldToMain = (): Promise<void> =>
  'scheduler' in window ? window.scheduler.yield() : new Promise((resolve) => setTimeout(resolve))
