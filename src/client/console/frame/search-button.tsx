import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useEffect } from 'react'
import { closeDialog, Dialog, openDialog, useIsOpen } from '../../ui/deferred/dialog.tsx'
import type { ConsoleModule } from '../module.ts'

const id = 'console-search'
const load = () => import('../search/search-panel.tsx')
const SearchPanel = lazy(async () => ({ default: (await load()).SearchPanel }))

/** Opens the search over the whole console, from wherever one is: Ctrl+K, or the Apple key with K. */
export function SearchButton({ modules }: { modules: readonly ConsoleModule[] }) {
  const { t } = useLingui()
  const isOpen = useIsOpen(id)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      // In a text it makes a link.
      if (event.defaultPrevented) return
      event.preventDefault()
      openDialog(id)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className="flex min-h-11 items-center gap-3 rounded-control border border-control px-3 text-sm text-muted hover:bg-wash"
        onPointerEnter={() => void load()}
        onClick={() => openDialog(id)}
      >
        <Trans>찾기</Trans>
        <kbd aria-hidden="true" className="hidden rounded-control border border-line px-1.5 text-xs lg:inline">
          Ctrl K
        </kbd>
      </button>
      <Dialog id={id} title={t`콘솔에서 찾기`} width="sm:max-w-[640px]">
        {/* Each search begins anew. */}
        {isOpen && (
          <Suspense fallback={<div className="skeleton h-40" />}>
            <SearchPanel modules={modules} onChosen={() => closeDialog(id)} />
          </Suspense>
        )}
      </Dialog>
    </>
  )
}
