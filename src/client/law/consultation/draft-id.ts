import { readStored, writeStored } from '../../data/stored.ts'

interface DraftId {
  /** UUID; the request's `Idempotency-Key`. */
  id: string
  /** ISO 8601; when its writer consented and first sent it. */
  agreedAt?: string
}

const storageName = 'consultation-id'
const consentTimes = new Map<string, string>()
/** Where the browser allows no storage. */
let ofThisPage: DraftId | undefined

/** Other tabs do not know of a draft that cannot be stored; the server still takes each id once. */
const read = (): DraftId | undefined => readStored<DraftId>(storageName) ?? ofThisPage

function write(value: DraftId): void {
  ofThisPage = writeStored(storageName, value) ? undefined : value
}

/** The id of a draft that is begun now. All tabs of the device get the same one until it is first sent. */
export function beginDraft(): string {
  const current = read()
  if (current !== undefined && current.agreedAt === undefined) return current.id
  const id = crypto.randomUUID()
  write({ id })
  return id
}

/** The time of consent of a draft that is sent now: the same at every attempt and in every tab, so that the bodies are equal. */
export async function consentTime(id: string): Promise<string> {
  const decide = () => {
    const current = read()
    const own = current?.id === id ? current.agreedAt : undefined
    const agreedAt = consentTimes.get(id) ?? own ?? new Date().toISOString()
    consentTimes.set(id, agreedAt)
    if (current === undefined || current.id === id) write({ id, agreedAt })
    return agreedAt
  }
  // Two tabs decide one after the other.
  return 'locks' in navigator ? navigator.locks.request(storageName, decide) : decide()
}

/** The request was refused: sent again, it needs consent again. */
export function withdrawConsent(id: string): void {
  consentTimes.delete(id)
  if (read()?.id === id) write({ id })
}
