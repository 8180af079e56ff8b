import { ApiFailure } from './http.ts'

/** Shows a failure to the person; given by the app once it can. What failed before then is shown then. */
let show: ((message: string) => void) | undefined
const waiting: string[] = []

export function onFailure(handler: (message: string) => void): void {
  show = handler
  for (const message of waiting.splice(0)) handler(message)
}

/**
 * Specification 8, 'Loading lawyers, stories or insights fails': log it and alert the server's message, else the
 * error's. A network that is away is no news that an alert has to bring: the section itself says so, calmly.
 */
export function reportFailure(error: Error): void {
  if (import.meta.env.SSR || !(error instanceof ApiFailure)) return
  console.error(error)
  if (show === undefined) waiting.push(error.message)
  else show(error.message)
}
