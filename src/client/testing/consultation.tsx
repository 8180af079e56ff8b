import { termInForce } from '../support/terms/term-in-force.ts'
import { useConsultationOpener } from '../content/consultation-opener.ts'
import { ConsultationProvider } from '../law/consultation/consultation.tsx'
import type { Locale } from '#contract/locale.ts'
import type { ReactNode } from 'react'

const Opener = () => <button {...useConsultationOpener()}>opener</button>

/** A page with a button that opens the consultation dialog. */
export const WithConsultation = ({ locale = 'ko', children }: { locale?: Locale; children?: ReactNode }) => (
  <ConsultationProvider consent={termInForce(locale, 'privacy-consult')}>
    <Opener />
    {children}
  </ConsultationProvider>
)
