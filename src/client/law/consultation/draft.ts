import type { DesiredLawyer } from '../../content/consultation-opener.ts'
import { readStored, writeStored } from '../../data/stored.ts'

/** Input of a visitor so far. It lives in the page's memory only, until it is sent. */
export interface Draft {
  /** Its identity from its first letter on, on the device and at the server (draft-id.ts). */
  id?: string | undefined
  name: string
  phone: string
  /** Empty where no answer by mail is wished for. */
  email: string
  content: string
  lawyer?: DesiredLawyer | undefined
  /** The queued request that is edited. */
  replaces?: string | undefined
}

export const emptyDraft: Draft = { name: '', phone: '', email: '', content: '' }

/** Draft that is typed in this document: it outlives a change of the frame around its pages. In memory alone. */
export const typed = { draft: emptyDraft }

/** The id of this form where it stands on a page: there no dialog is needed to show a draft. */
export const pageFormId = 'request'

const storageName = 'consultation-draft'

export const isEmptyDraft = (draft: Draft): boolean =>
  [draft.name, draft.phone, draft.email, draft.content].every((text) => text.trim() === '')

/** Puts a draft aside in this tab, for the moment of a reload that the visitor asked for. */
export const putDraftAside = (draft: Draft): boolean => writeStored(storageName, draft, 'sessionStorage')

/** Takes a draft back that another document has put aside, and leaves nothing behind. */
export function takeDraft(): Draft | undefined {
  const stored = readStored<Partial<Draft>>(storageName, 'sessionStorage')
  writeStored(storageName, undefined, 'sessionStorage')
  return stored === undefined ? undefined : { ...emptyDraft, ...stored }
}
