import { useCallback } from 'react'
import type { Note } from '../offline/member/note.ts'
import { useSubscription } from './use-subscription.ts'

/** Brings what reads and writes notes. Dexie is loaded when it is first needed: never for the first paint. */
export const loadNotes = () => import('../offline/member/notes.ts')

/**
 * Returns the member's own notes on this device; undefined until it has answered.
 * @param account that is logged in; undefined: nobody is, or staff look at somebody's pages, whose notes are on another device
 */
export function useOwnNotes(account: string | undefined): readonly Note[] | undefined {
  const subscribe = useCallback(
    async (listener: (notes: readonly Note[]) => void) =>
      account === undefined ? () => undefined : (await loadNotes()).onNotes(account, listener),
    [account],
  )
  return useSubscription(subscribe)
}
