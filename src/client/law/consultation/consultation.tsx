import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { beforeReload } from '../../offline/before-reload.ts'
import { onIdle } from '../../data/start/on-idle.ts'
import type { Read } from '../../data/query-client.ts'
import { consultationId, type DesiredLawyer, LawyerContext } from '../../content/consultation-opener.ts'
import { openDialog } from '../../ui/deferred/dialog.tsx'
import { ConsultationDialog, importForm } from './consultation-dialog.tsx'
import { type Draft, emptyDraft, isEmptyDraft, pageFormId, putDraftAside, takeDraft, typed } from './draft.ts'
import { consultationDrafts } from './draft-id.ts'

interface Consultation {
  /** Reads the text that is agreed to. */
  consent: Read<'GET /api/v1/terms/{code}'>
  /** What was typed so far, in the dialog or on a page with the same form. */
  draft: Draft
  setDraft: (draft: Draft) => void
}

/** Apart from the lawyer: it changes with every letter that is typed. */
const ConsultationContext = createContext<Consultation | undefined>(undefined)

export function useConsultation(): Consultation {
  const consultation = use(ConsultationContext)
  if (consultation === undefined) throw new Error('ConsultationProvider is missing')
  return consultation
}

/** Whether the address asks for the dialog (`/?open=consultation`). Asked once: the address is clean afterwards. */
function isAskedFor(): boolean {
  const url = new URL(window.location.href)
  if (url.searchParams.get('open') !== 'consultation') return false
  url.searchParams.delete('open')
  history.replaceState(history.state, '', url)
  return true
}

/** The consultation dialog, for every button that opens it. What was typed stays until it is sent, also while it is closed. */
export function ConsultationProvider({ consent, children }: Pick<Consultation, 'consent'> & { children: ReactNode }) {
  const client = useQueryClient()
  const [draft, setState] = useState<Draft>(emptyDraft)
  const setDraft = useCallback((next: Draft) => {
    const known = next.id === undefined && !isEmptyDraft(next) ? { ...next, id: consultationDrafts.begin() } : next
    setState((typed.draft = known))
  }, [])
  useEffect(() => {
    // Put aside for an update of the app: back to where the visitor was, in the dialog or on a page with the same form.
    // Another frame has come around the page, or what is shown instead of one: what was typed before is still there. What this
    // document has put aside is for the next one.
    // oxlint-disable-next-line react/set-state-in-effect
    if (typed.draft !== emptyDraft) return setState(typed.draft)
    const stored = takeDraft()
    // A shortcut of the installed app leads here too.
    if (stored === undefined && !isAskedFor()) return
    // Once, after hydration: the server knows nothing of this tab.
    // oxlint-disable-next-line react/set-state-in-effect
    if (stored !== undefined) setDraft(stored)
    if (document.getElementById(pageFormId) === null) openDialog(consultationId)
  }, [setDraft])
  useEffect(() => {
    // The text and the form are on the device before the network may be gone.
    onIdle(() => {
      void client.prefetchQuery(consent)
      importForm().catch(() => undefined)
    })
  }, [client, consent])
  useEffect(
    () =>
      beforeReload(() => {
        if (!isEmptyDraft(typed.draft) || document.querySelector(`#${consultationId}[open]`) !== null) putDraftAside(typed.draft)
      }),
    [],
  )
  const chooseLawyer = useCallback((lawyer: DesiredLawyer | undefined) => {
    setState((typed.draft = { ...typed.draft, lawyer }))
  }, [])
  const consultation = useMemo(() => ({ consent, draft, setDraft }), [consent, draft, setDraft])
  return (
    <LawyerContext value={chooseLawyer}>
      <ConsultationContext value={consultation}>
        {children}
        <ConsultationDialog />
      </ConsultationContext>
    </LawyerContext>
  )
}
