import type { Entry, Payload } from '../../offline/queue/entry.ts'

/** How entries of a kind are shown. Nothing of what was written is: others may look at the screen. */
export interface EntryView {
  title: string
  /** What is told of the answer: a number, a name. */
  receiptOf: (receipt: unknown) => string
  /** Opens the form with what was written. What is sent from there comes in the place of the entry. */
  edit: (payload: Payload, entry: Entry) => void
}

/** By the names of kinds. */
export type EntryViews = Readonly<Record<string, EntryView>>
