import { underLock } from './lock.ts'
import { removeEntry } from './store.ts'

/** How long a tab is waited for, in milliseconds; then nobody waits for it any more. */
const timeoutMs = 10_000

const ofEntry = (id: string, mode: LockMode) => ({ name: `outbox ${id}`, mode, timeoutMs })

/** Runs `work`, which sends an entry and waits for its outcome: meanwhile no other tab that does the same clears it away. */
export const withEntryLock = <Result>(id: string, work: () => Promise<Result>): Promise<Result> =>
  underLock(ofEntry(id, 'shared'), work, work)

/** Clears an entry away once no tab waits for its outcome any more: each of them is to be notified. Never throws. */
export const clearWhenRead = (id: string): Promise<void> =>
  underLock(
    ofEntry(id, 'exclusive'),
    () => removeEntry(id),
    () => removeEntry(id),
  ).then(
    () => undefined,
    () => undefined,
  )
