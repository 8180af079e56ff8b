/** What a visitor has typed so far. It lives in the page's memory only. */
export interface Draft {
  name: string
  phone: string
  content: string
}

export const emptyDraft: Draft = { name: '', phone: '', content: '' }

const storageName = 'consultation-draft'

export const isEmptyDraft = (draft: Draft): boolean => Object.values(draft).every((text) => text.trim() === '')

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
    const kept = sessionStorage.getItem(storageName)
    sessionStorage.removeItem(storageName)
    return kept === null ? undefined : { ...emptyDraft, ...(JSON.parse(kept) as Partial<Draft>) }
  } catch {
    return undefined
  }
}
