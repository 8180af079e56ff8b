import { withMessages } from '../../data/i18n.ts'
import type { readOptions } from '../../data/query-client.ts'
import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useEffect, useMemo, useState } from 'react'
import { beforeReload } from '../../offline/before-reload.ts'
import { type Draft, emptyDraft, isEmptyDraft, putDraftAside, takeDraft } from './draft.ts'

const loadDialog = () =>
  withMessages(import('./consultation-dialog.tsx')).then(({ ConsultationDialog: component }) => ({ default: component }))
const ConsultationDialog = lazy(loadDialog)

type TermRead = ReturnType<typeof readOptions<'GET /api/v1/terms/{code}'>>

interface Consultation {
  open: () => void
  /** Loads the dialog before it is needed. */
  prepare: () => void
}

const ConsultationContext = createContext<Consultation | undefined>(undefined)

interface Props {
  /** Reads the text that is agreed to. */
  consent: TermRead
  children: ReactNode
}

/** The consultation dialog, for every button that opens it. What was typed stays until it is sent, also while it is closed. */
export function ConsultationProvider({ consent, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [draft, setDraft] = useState<Draft>(emptyDraft)
  useEffect(() => {
    // Put aside for an update of the app: back to where the visitor was.
    const kept = takeDraft()
    if (kept === undefined) return
    // Once, after hydration: the server knows nothing of this tab.
    // oxlint-disable-next-line react/set-state-in-effect
    setDraft(kept)
    setIsOpen(true)
  }, [])
  useEffect(
    () =>
      beforeReload(() => {
        if (!isEmptyDraft(draft)) putDraftAside(draft)
      }),
    [draft],
  )
  const open = useCallback(() => setIsOpen(true), [])
  const prepare = useCallback(() => void loadDialog(), [])
  const value = useMemo(() => ({ open, prepare }), [open, prepare])
  return (
    <ConsultationContext value={value}>
      {children}
      {isOpen && (
        <Suspense>
          <ConsultationDialog consent={consent} draft={draft} onDraft={setDraft} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </ConsultationContext>
  )
}

export function useConsultation(): Consultation {
  const consultation = use(ConsultationContext)
  if (consultation === undefined) throw new Error('ConsultationProvider is missing')
  return consultation
}
