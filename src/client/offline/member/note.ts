/** Longest note, in characters. */
export const longestNote = 1000

/** Something that a member has saved, as bookmarks name it. */
export interface Noted {
  kind: string
  _item: string
}

/** Note of a member's own about something saved: on this device, and nowhere else. */
export interface Note extends Noted {
  text: string
  /** What it is about, and the page of that: for a list without a network. */
  subject: string
  path: string
}
