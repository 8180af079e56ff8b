import type { Answer } from '#contract/api.ts'
import { createContext, use } from 'react'
import { opens } from '../ui/deferred/dialog.tsx'

/** A lawyer whom the visitor asks for. */
export type DesiredLawyer = Pick<Answer<'GET /api/v1/lawyers'>['lawyers'][number], '_id' | 'name'>

/** Id of the consultation dialog, which is on every page of the firm. */
export const consultationId = 'consultation'

/** Says for whom the dialog is opened; the consultation gives it. */
export const LawyerContext = createContext<(lawyer: DesiredLawyer | undefined) => void>(() => undefined)

/** Attributes of a button that opens the consultation dialog, for this lawyer if one is named. */
export function useConsultationOpener(lawyer?: DesiredLawyer) {
  const chooseLawyer = use(LawyerContext)
  return opens(consultationId, () => chooseLawyer(lawyer))
}
