import { BackToTop } from './back-to-top.tsx'
import { Cards } from './cards.tsx'
import { ConnectionBar } from './connection-bar.tsx'
import { CopyProtection } from './copy-protection.tsx'
import type { Setting } from '../../queries.ts'
import { Footer } from './footer.tsx'
import { OutboxBadge } from './outbox-badge.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'

/** What stands below a page, and what watches over it: nothing of it is needed for the first view. */
export function PageFoot({ setting }: { setting: Setting | undefined }) {
  return (
    <>
      {setting !== undefined && <Footer setting={setting} />}
      <ConnectionBar />
      <OutboxBadge />
      <BackToTop />
      <RouteAnnouncer />
      <CopyProtection />
      <Cards />
    </>
  )
}
