import { termInForce } from '../support/queries.ts'
import { ConsultationProvider, useConsultation } from '../law/consultation/consultation.tsx'
import type { Locale } from '#contract/locale.ts'
import type { ReactNode } from 'react'

function Opener() {
  const { opener } = useConsultation()
  return <button {...opener()}>opener</button>
}

/** A page with a button that opens the consultation dialog. */
export const WithConsultation = ({ locale = 'ko', children }: { locale?: Locale; children?: ReactNode }) => (
  <ConsultationProvider consent={termInForce(locale, 'privacy-consult')}>
    <Opener />
    {children}
  </ConsultationProvider>
)
