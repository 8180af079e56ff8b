import { ApiError } from '../http/api-error.ts'
import { UsageWindow } from '../http/usage-window.ts'

const minute = 60_000

/** Identity of a login attempt: account, network, known device. */
export interface Attempt {
  /** What it is compared by (usernames.ts), whether there is such an account or not: nobody learns which. */
  username: string
  network: string
  /** The id of a device on which somebody has logged in to this account before (device-cookie.ts), or of a session of it. */
  device: string | undefined
}

/**
 * Limits wrong passwords: ten in a quarter of an hour for one account from one network, and fifty for one account from all
 * networks together. A device that was logged in to the account before has ten of its own, so that nobody can keep its owner
 * out by guessing (https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies). Counted in this
 * process: several have several.
 */
export function loginAttempts() {
  const byDevice = new UsageWindow(10, 15 * minute)
  const byNetwork = new UsageWindow(10, 15 * minute)
  const byAccount = new UsageWindow(50, 15 * minute)
  const windowsOf = ({ username, network, device }: Attempt): [UsageWindow, string][] =>
    device === undefined
      ? [
          [byNetwork, `${network} ${username}`],
          [byAccount, username],
        ]
      : [[byDevice, `${device} ${username}`]]
  return {
    /** Counts an attempt as wrong until it is known to be right: many at once are many. @throws ApiError `tooMany` */
    begin: (attempt: Attempt): void => {
      const now = Date.now()
      const windows = windowsOf(attempt)
      const wait = Math.max(...windows.map(([window, key]) => window.wait(key, 1, now)))
      if (wait > 0) throw new ApiError('tooMany', {}, wait)
      for (const [window, key] of windows) window.add(key, 1, now)
    },
    /** It was right, or was not looked at. */
    takeBack: (attempt: Attempt): void => {
      for (const [window, key] of windowsOf(attempt)) window.add(key, -1, Date.now())
    },
  }
}

export type LoginAttempts = ReturnType<typeof loginAttempts>
