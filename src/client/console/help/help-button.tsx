import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useEffect } from 'react'
import { iconButtonClass } from '../../ui/button.ts'
import { Dialog, openDialog, opens, useIsOpen } from '../../ui/deferred/dialog.tsx'
import { IconShape } from '../../ui/icon.tsx'
import { isTyping } from '../frame/is-typing.ts'
import type { ConsoleModule } from '../module.ts'

const id = 'console-help'
const mark = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.5v.1'
const HelpPanel = lazy(async () => ({ default: (await import('./help-panel.tsx')).HelpPanel }))

function onKey(event: KeyboardEvent): void {
  if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
  if (document.querySelector('dialog[open]') !== null) return
  event.preventDefault()
  openDialog(id)
}

/** Opens what there is to say about the screen that is shown: by a button of the bar, or the key `?`. */
export function HelpButton({ modules }: { modules: readonly ConsoleModule[] }) {
  const { t } = useLingui()
  const isOpen = useIsOpen(id)
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <button {...opens(id)} aria-keyshortcuts="?" className={iconButtonClass()} aria-label={t`도움말`} title={t`도움말 (?)`}>
        <IconShape path={mark} />
      </button>
      <Dialog id={id} title={t`이 화면의 도움말`} width="sm:max-w-[640px]">
        {isOpen && (
          <Suspense fallback={<div className="skeleton h-40" />}>
            <HelpPanel modules={modules} />
          </Suspense>
        )}
      </Dialog>
    </>
  )
}
