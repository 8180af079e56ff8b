import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { BackToTop } from './back-to-top.tsx'
import { CopyProtection } from './copy-protection.tsx'
import { FloatingBar } from './floating-bar.tsx'
import { Footer, type Setting } from './footer.tsx'
import { Header } from './header.tsx'

/** Where the quick exit goes while the setting is not there yet. */
const neutralPage = 'https://www.weather.go.kr/'

interface Props {
  setting: Setting | undefined
  onConsult: () => void
  children: ReactNode
}

/** Header, footer, floating bar and back-to-top around a page. Without the setting (first visit, no network) the page still works. */
export function FirmLayout({ setting, onConsult, children }: Props) {
  const { t } = useLingui()
  return (
    <CopyProtection>
      <Header name={setting?.name ?? t`법무법인 이음새`} quickExitUrl={setting?.quickExitUrl ?? neutralPage} />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {setting !== undefined && (
        <>
          <Footer setting={setting} />
          <FloatingBar phone={setting.supportPhone} chatUrl={setting.chatUrl} onConsult={onConsult} />
        </>
      )}
      <BackToTop />
    </CopyProtection>
  )
}
