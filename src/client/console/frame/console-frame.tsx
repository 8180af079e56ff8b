import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { iconButtonClass } from '../../ui/button.ts'
import { closeDialog, Dialog, opens } from '../../ui/deferred/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LiveUpdates } from '../live/live-updates.tsx'
import type { ConsoleModule } from '../module.ts'
import { AccountButton } from './account-button.tsx'
import { ConsoleMenu } from './console-menu.tsx'
import { LateHelp } from './late-help.tsx'
import { SearchButton } from './search-button.tsx'
import { UndoNotice } from './undo.tsx'

const drawer = 'console-menu'

function subscribeToNetwork(changed: () => void): () => void {
  for (const event of ['online', 'offline']) addEventListener(event, changed)
  return () => {
    for (const event of ['online', 'offline']) removeEventListener(event, changed)
  }
}

/** The console works with a connection only: while there is none it says so, and what was typed stays. */
function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine)
  return (
    <p role="status" className="bg-night px-5 py-2 text-sm text-on-night empty:hidden">
      {!isOnline && <Trans>연결이 끊겼습니다. 적으신 것은 이 화면에 그대로 있습니다. 다시 연결되면 저장해 주십시오.</Trans>}
    </p>
  )
}

/** Menu and header around every screen. */
export function ConsoleFrame({ modules, children }: { modules: readonly ConsoleModule[]; children: ReactNode }) {
  const { t } = useLingui()
  const router = useRouter()
  const [isFolded, setIsFolded] = useState(false)
  // The menu of phones closes behind the one who went on.
  useEffect(() => router.subscribe('onResolved', () => closeDialog(drawer)), [router])
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="sr-only focus:not-sr-only focus:p-3">
        <Trans>본문으로</Trans>
      </a>
      <header className="sticky top-0 z-20 flex items-center gap-2 border-b border-line bg-surface px-3 py-1.5">
        <span className="contents md:hidden">
          <button {...opens(drawer)} className={iconButtonClass()} aria-label={t`메뉴 열기`}>
            <Icon name="menu" />
          </button>
        </span>
        <span className="hidden md:contents">
          <button
            type="button"
            className={iconButtonClass()}
            aria-label={isFolded ? t`메뉴 펼치기` : t`메뉴 접기`}
            aria-expanded={!isFolded}
            onClick={() => setIsFolded(!isFolded)}
          >
            <Icon name="menu" />
          </button>
        </span>
        <Link to="/dashboard" className="inline-flex min-h-11 min-w-11 items-center mr-auto font-bold">
          <Trans>콘솔</Trans>
        </Link>
        <SearchButton modules={modules} />
        <LateHelp modules={modules} />
        <AccountButton />
      </header>
      <OfflineNotice />
      <LiveUpdates modules={modules} />
      <UndoNotice />
      <div className="flex flex-1">
        {!isFolded && (
          <aside className="relative z-11 hidden w-60 shrink-0 border-r border-line bg-surface md:block">
            <div className="fades sticky top-14 max-h-[calc(100dvh-3.5rem)] scroll-py-8 overflow-y-auto overscroll-contain">
              <ConsoleMenu modules={modules} />
            </div>
          </aside>
        )}
        <main id="main" tabIndex={-1} className="min-w-0 flex-1 px-4 py-6 outline-none xs:px-6">
          {children}
        </main>
      </div>
      <Dialog id={drawer} title={t`메뉴`} width="sm:my-0 sm:ml-0 sm:h-dvh sm:max-h-dvh sm:max-w-80">
        <ConsoleMenu modules={modules} />
      </Dialog>
    </div>
  )
}
