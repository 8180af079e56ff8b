import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { deferred } from '../../data/deferred.ts'
import { StructuredData } from '../../data/ssr-context.tsx'
import { FloatingBar } from './floating-bar.tsx'
import type { Setting } from '../queries.ts'
import { Header } from './header.tsx'
import { firmJsonLd } from '../structured-data.ts'

const Breadcrumb = deferred(() => import('./deferred/breadcrumb.tsx'), 'Breadcrumb')
const PageFoot = deferred(() => import('./deferred/page-foot.tsx'), 'PageFoot')

/** What search engines read in the server's documents. */
const ForSearchEngines = ({ setting }: { setting: Setting }) => (
  <>
    <StructuredData make={(origin) => firmJsonLd(origin, setting)} />
    {Object.entries(setting.analytics).map(
      ([engine, code]) => code !== '' && <meta key={engine} name={`${engine}-site-verification`} content={code} />,
    )}
  </>
)

interface Props {
  setting: Setting | undefined
  children: ReactNode
}

/** Header, footer, floating bar and back-to-top around a page. Without the setting (first visit, no network) the page still works. */
export function FirmLayout({ setting, children }: Props) {
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  return (
    <div className="copy-protected">
      {import.meta.env.SSR && setting !== undefined && <ForSearchEngines setting={setting} />}
      <Header name={setting?.name ?? ''} phone={setting?.consultPhone} />
      <main id="main" tabIndex={-1} className="outline-none">
        {/* By its address: one that has not come alive yet goes with the page that it belongs to. */}
        <Suspense key={pathname}>
          <Breadcrumb />
        </Suspense>
        {children}
      </main>
      <Suspense>
        <PageFoot setting={setting} />
      </Suspense>
      {setting !== undefined && <FloatingBar setting={setting} />}
    </div>
  )
}
