import { useLingui } from '@lingui/react'
import { type ComponentType, useEffect, useState } from 'react'
import { loadMessages } from '../../../data/i18n.ts'
import { onIdle } from '../../../data/start/on-idle.ts'
import { retryImport } from '../../../data/start/retry-import.ts'
import { BackToTop } from './back-to-top.tsx'
import { ConnectionBar } from './connection-bar.tsx'
import { CopyProtection } from './copy-protection.tsx'
import { useKnownSession } from '../../../session/use-session.ts'
import type { Setting } from '../../queries.ts'
import { Footer } from './footer.tsx'
import { NewsBar } from './news-bar.tsx'
import { OutboxBadge } from './outbox-badge.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'

/** What the app says about itself, in the browser only and when the page has nothing better to do. */
function AppCardsWhenIdle() {
  const [AppCards, setAppCards] = useState<ComponentType>()
  useEffect(
    () => onIdle(() => void retryImport(() => import('../../install/app-cards.tsx')).then((part) => setAppCards(() => part.AppCards))),
    [],
  )
  return AppCards !== undefined && <AppCards />
}

/** Of staff who look at a member's pages: nobody else has this part. */
function Acting() {
  const { i18n } = useLingui()
  const isActing = useKnownSession()?.actor !== undefined
  const [ActingBar, setActingBar] = useState<ComponentType>()
  useEffect(() => {
    if (!isActing) return
    // Its words are those of the pages, which the home page does not have.
    const parts = [retryImport(() => import('../../../session/acting-bar.tsx')), loadMessages(i18n, '/') ?? Promise.resolve()] as const
    void Promise.all(parts).then(([part]) => setActingBar(() => part.ActingBar))
  }, [isActing, i18n])
  return isActing && ActingBar !== undefined && <ActingBar />
}

/** Renders what accompanies a page, on either site: connection bar, outcomes of messages, announcements. */
export const PageWatch = () => (
  <>
    <ConnectionBar />
    <OutboxBadge />
    <NewsBar />
    <BackToTop />
    <RouteAnnouncer />
    <AppCardsWhenIdle />
    <Acting />
  </>
)

/** Renders the footer and what accompanies a page: nothing of it is needed for the first view. */
export const PageFoot = ({ setting }: { setting: Setting | undefined }) => (
  <>
    {setting !== undefined && <Footer setting={setting} />}
    <PageWatch />
    <CopyProtection />
  </>
)
