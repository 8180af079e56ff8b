import { ApiFailure } from './http.ts'

/** Shows a failure to the person; set once by the app. */
let show: (message: string) => void = () => undefined

export function onFailure(handler: (message: string) => void): void {
  show = handler
}

/**
 * Specification 8, 'Loading lawyers, stories or insights fails': log it and alert the server's message, else the
 * error's. A network that is away is no news that an alert has to bring: the section itself says so, calmly.
 */
export function reportFailure(error: Error): void {
  if (import.meta.env.SSR || !(error instanceof ApiFailure)) return
  console.error(error)
  show(error.message)
}
