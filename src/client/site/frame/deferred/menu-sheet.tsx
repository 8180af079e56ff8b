import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

interface Props {
  id: string
  /** Beside each other at the top: whose menu it is, and the way out of it. */
  head: ReactNode
  headClass?: string
  children: ReactNode
}

/** The whole menu of a site: it slides out on phones, and hangs from the top on wide screens. */
export function MenuSheet({ id, head, headClass = '', children }: Props) {
  const { t } = useLingui()
  return (
    <dialog
      id={id}
      aria-label={t`전체 메뉴`}
      suppressHydrationWarning
      className="sheet drawer mt-0 mr-0 mb-0 ml-auto h-dvh max-h-dvh w-[min(100%,26rem)] overflow-y-auto bg-surface text-ink md:m-0 md:h-fit md:w-full"
    >
      <div className={`flex min-h-16 items-center gap-2 pr-3 pl-5 md:px-12 ${headClass}`}>{head}</div>
      <nav aria-label={t`전체 메뉴`} className="px-5 pb-8 md:px-12 md:pb-14">
        {children}
      </nav>
    </dialog>
  )
}
