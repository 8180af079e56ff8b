/** A lawyer whom the visitor asks for. */
export interface DesiredLawyer {
  _id: string
  name: string
}

/** What a visitor has typed so far. It lives in the page's memory only, until it is sent. */
export interface Draft {
  /** Its identity from its first letter on, on the device and at the server (draft-id.ts). */
  id?: string | undefined
  name: string
  phone: string
  content: string
  lawyer?: DesiredLawyer | undefined
  /** The queued request that is edited. */
  replaces?: string | undefined
}

export const emptyDraft: Draft = { name: '', phone: '', content: '' }

/** The id of this form where it stands on a page: there no dialog is needed to show a draft. */
export const pageFormId = 'request'

const storageName = 'consultation-draft'

export const isEmptyDraft = (draft: Draft): boolean => [draft.name, draft.phone, draft.content].every((text) => text.trim() === '')

/** Puts a draft aside in this tab, for the moment of a reload that the visitor asked for. */
export function putDraftAside(draft: Draft): void {
  try {
    sessionStorage.setItem(storageName, JSON.stringify(draft))
  } catch {
    // No storage: the prompt to update has said that what is typed would go.
  }
}

/** Takes a draft back, and leaves nothing behind. */
export function takeDraft(): Draft | undefined {
  try {
    const stored = sessionStorage.getItem(storageName)
    sessionStorage.removeItem(storageName)
    return stored === null ? undefined : { ...emptyDraft, ...(JSON.parse(stored) as Partial<Draft>) }
  } catch {
    return undefined
  }
}
