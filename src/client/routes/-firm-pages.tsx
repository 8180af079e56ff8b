import { Trans } from '@lingui/react/macro'
import { Outlet } from '@tanstack/react-router'
import { lazy, use, useMemo } from 'react'
import { Missing } from '../content/missing.ts'
import { Firm } from '../data/firm.ts'
import { useLocale } from '../data/use-locale.ts'
import { ConsultationProvider } from '../law/consultation/consultation.tsx'
import { FirmLayout } from '../site/frame/firm-layout.tsx'
import { useSetting } from '../site/queries.ts'
import { termInForce } from '../support/terms/term-in-force.ts'

const MissingPage = lazy(() => import('../site/missing.tsx').then((part) => ({ default: part.MissingPage })))
const missing = <MissingPage status={404} />

/** The main layout of the firm's pages. */
export function FirmPages() {
  const locale = useLocale()
  const consent = useMemo(() => termInForce(locale, 'privacy-consult'), [locale])
  const { data } = useSetting()
  const setting = data?.setting
  const unknown = use(Firm)
  return (
    <Firm value={setting ?? unknown}>
      {import.meta.env.SSR && <link rel="manifest" href={`/manifest.${locale}.webmanifest`} />}
      <ConsultationProvider consent={consent}>
        <a href="#main" className="sr-only z-50 bg-surface p-4 focus:not-sr-only focus:fixed focus:top-2 focus:left-2">
          <Trans>본문으로 바로가기</Trans>
        </a>
        <FirmLayout setting={setting}>
          <Missing value={missing}>
            <Outlet />
          </Missing>
        </FirmLayout>
      </ConsultationProvider>
    </Firm>
  )
}
