/** Input of the call-back form, and the queued request that it was opened from. */
export interface CallbackDraft {
  /** Its id, where it is still the same request. */
  id?: string | undefined
  name: string
  phone: string
  when: string
  replaces?: string | undefined
}

export const emptyCallback: CallbackDraft = { name: '', phone: '', when: '' }

let opened: CallbackDraft | undefined

/** Puts a request aside for the form that is shown next: in memory, so that nothing of it is readable on the device. */
export const openCallback = (draft: CallbackDraft): void => void (opened = draft)

/** Takes the draft that was put aside, or an empty one. */
export function takeCallback(): CallbackDraft {
  const draft = opened ?? emptyCallback
  opened = undefined
  return draft
}
