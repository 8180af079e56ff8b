import { useCallback } from 'react'
import type { Note } from '../offline/member/note.ts'
import { useSession } from '../session/use-session.ts'
import { useSubscription } from './use-subscription.ts'

/** Brings what reads and writes notes. Dexie is loaded when it is first needed: never for the first paint. */
export const loadNotes = () => import('../offline/member/notes.ts')

/** Account whose notes are shown; undefined: nobody is logged in, or staff look at somebody's pages, whose notes are on another device. */
export function useNotedAccount(): string | undefined {
  const session = useSession()
  return session?.actor === undefined ? session?.sub : undefined
}

/** Returns the member's own notes on this device; undefined until it has answered. */
export function useOwnNotes(): readonly Note[] | undefined {
  const account = useNotedAccount()
  const subscribe = useCallback(
    async (listener: (notes: readonly Note[]) => void) =>
      account === undefined ? () => undefined : (await loadNotes()).onNotes(account, listener),
    [account],
  )
  return useSubscription(subscribe)
}
