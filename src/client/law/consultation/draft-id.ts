import { readStored, writeStored } from '../../data/stored.ts'

interface DraftId {
  /** UUID; the request's `Idempotency-Key`. */
  id: string
  /** ISO 8601; when its first letter was written. */
  startedAt?: string | undefined
  /** ISO 8601; when its writer consented and first sent it. */
  agreedAt?: string | undefined
}

const now = (): string => new Date().toISOString()

/** The ids of drafts of one form, shared by all tabs of the device. @param name under which the current one is stored */
export function draftIds(name: string) {
  const sent = new Map<string, DraftId & { agreedAt: string }>()
  /** Where the browser allows no storage. */
  let ofThisPage: DraftId | undefined
  /** Other tabs do not know of a draft that cannot be stored; the server still takes each id once. */
  const read = (): DraftId | undefined => readStored<DraftId>(name) ?? ofThisPage
  const write = (value: DraftId): void => void (ofThisPage = writeStored(name, value) ? undefined : value)
  const find = (id: string): DraftId | undefined => [sent.get(id), read()].find((draft) => draft?.id === id)
  return {
    /** The id of a draft that is begun now. All tabs get the same one until it is first sent. */
    begin(): string {
      const current = read()
      if (current !== undefined && current.agreedAt === undefined) return current.id
      const id = crypto.randomUUID()
      write({ id, startedAt: now() })
      return id
    },
    /** When a draft that is sent now was begun and consented to: the same at every attempt and in every tab, so that the bodies are equal. */
    async timesOf(id: string): Promise<{ startedAt: string | undefined; agreedAt: string }> {
      const decide = () => {
        const { startedAt, agreedAt = now() } = find(id) ?? {}
        const draft = { id, startedAt, agreedAt }
        sent.set(id, draft)
        if ((read()?.id ?? id) === id) write(draft)
        return { startedAt, agreedAt }
      }
      // Two tabs decide one after the other.
      return 'locks' in navigator ? navigator.locks.request(name, decide) : decide()
    },
    /** The request was refused: sent again, it needs consent again. */
    withdrawConsent(id: string): void {
      const startedAt = find(id)?.startedAt
      sent.delete(id)
      if (read()?.id === id) write({ id, startedAt })
    },
  }
}

/** Those of the consultation request, in the dialog and on its page. */
export const consultationDrafts = draftIds('consultation-id')
