import type { readOptions } from '../../data/query-client.ts'
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import { beforeReload } from '../../offline/before-reload.ts'
import { onIdle } from '../../data/on-idle.ts'
import { consultationId, type DesiredLawyer, LawyerContext } from '../../content/consultation-opener.ts'
import { openDialog } from '../../ui/dialog.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { ConsultationDialog, importForm } from './consultation-dialog.tsx'
import { type Draft, emptyDraft, isEmptyDraft, pageFormId, putDraftAside, takeDraft } from './draft.ts'
import { beginDraft } from './draft-id.ts'

type TermRead = ReturnType<typeof readOptions<'GET /api/v1/terms/{code}'>>

/** Apart from the lawyer: it changes with every letter that is typed. */
const DraftContext = createContext<readonly [Draft, (draft: Draft) => void]>([emptyDraft, () => undefined])

interface Props {
  /** Reads the text that is agreed to. */
  consent: TermRead
  children: ReactNode
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
export function ConsultationProvider({ consent, children }: Props) {
  const client = useQueryClient()
  const [draft, setDraft] = useState<Draft>(emptyDraft)
  const changeDraft = useCallback(
    (next: Draft) => setDraft(next.id === undefined && !isEmptyDraft(next) ? { ...next, id: beginDraft() } : next),
    [],
  )
  useEffect(() => {
    // Put aside for an update of the app: back to where the visitor was, in the dialog or on a page with the same form.
    const stored = takeDraft()
    // A shortcut of the installed app leads here too.
    if (stored === undefined && !isAskedFor()) return
    // Once, after hydration: the server knows nothing of this tab.
    // oxlint-disable-next-line react/set-state-in-effect
    if (stored !== undefined) changeDraft(stored)
    if (document.getElementById(pageFormId) === null) openDialog(consultationId)
  }, [changeDraft])
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
        if (!isEmptyDraft(draft)) putDraftAside(draft)
      }),
    [draft],
  )
  const chooseLawyer = useCallback((lawyer: DesiredLawyer | undefined) => setDraft((current) => ({ ...current, lawyer })), [])
  const typed = useMemo(() => [draft, changeDraft] as const, [draft, changeDraft])
  return (
    <LawyerContext value={chooseLawyer}>
      <DraftContext value={typed}>{children}</DraftContext>
      <ConsultationDialog consent={consent} draft={draft} onDraft={changeDraft} />
    </LawyerContext>
  )
}

/** What was typed so far, for a page that asks for the same as the dialog. */
export const useDraft = () => use(DraftContext)
