import { useEffect, useState } from 'react'
import { useSession } from './use-session.ts'

/** The console has opened this tab, to look at a member's pages (decision 7): the login of another tab is not its own. */
export const isForStaff = (): boolean => !import.meta.env.SSR && location.hash.startsWith('#acting=')

/**
 * Shares the session with other tabs: hears and tells what becomes of it, and takes theirs over where this one has begun without.
 * Returns when that is answered.
 */
export const joinTabs = (): Promise<void> =>
  import('./renew.ts').then(
    ({ takeOver }) => takeOver(),
    () => undefined,
  )

/** Returns whether other tabs have been asked for their login, where this one has none: until then nobody is turned away. */
export function useOtherTabs(): boolean {
  const isWithout = useSession() === undefined
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    if (isWithout) void joinTabs().then(() => setAsked(true))
  }, [isWithout])
  return isAsked
}
