import { useLingui } from '@lingui/react/macro'
import { type NavigateOptions, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { PageLink } from '../../content/page-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Work } from '../queries.ts'

const addressOf = (_id: string) => ({ to: '/auction/works/$_work', params: { _work: _id } }) as const

/** Whether a key belongs to something else: a field, or what is open above the page. */
const isTaken = ({ target, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  defaultPrevented ||
  altKey ||
  ctrlKey ||
  metaKey ||
  shiftKey ||
  (target instanceof Element && target.closest('input, select, textarea, [contenteditable], dialog, [role=region]') !== null) ||
  document.querySelector('dialog[open]') !== null

/** Goes to the lot before or after by the arrow keys. */
function useLotKeys({ previous, next }: Pick<Work, 'previous' | 'next'>) {
  const navigate = useNavigate()
  const [before, after] = [previous?._id, next?._id]
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const wanted = event.key === 'ArrowLeft' ? before : event.key === 'ArrowRight' ? after : undefined
      if (wanted === undefined || isTaken(event)) return
      event.preventDefault()
      // As with links (page-link.tsx): the place is checked where it is given.
      void navigate(addressOf(wanted) as NavigateOptions)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [navigate, before, after])
}

/** Links to the lots before and after in the same sale; the arrow keys lead there, too. */
export function LotsBeside({ work }: { work: Work }) {
  const { t } = useLingui()
  useLotKeys(work)
  const steps = [
    { rel: 'prev', lot: work.previous, key: 'ArrowLeft', icon: 'previous', name: t`이전 작품` },
    { rel: 'next', lot: work.next, key: 'ArrowRight', icon: 'next', name: t`다음 작품` },
  ] as const
  return (
    <nav aria-label={t`앞뒤 작품`} className="no-print flex items-center gap-1">
      {steps.map(({ rel, lot, key, icon, name }) => {
        if (lot === null) return null
        const { lot: number, title } = lot
        return (
          <PageLink
            key={rel}
            {...addressOf(lot._id)}
            rel={rel}
            aria-label={t`${name}: Lot ${number} ${title}`}
            aria-keyshortcuts={key}
            className="inline-flex min-h-11 items-center gap-1 rounded-control px-2 text-sm font-semibold tabular-nums hover:bg-wash"
          >
            {icon === 'previous' && <Icon name={icon} className="size-5" />}
            <span aria-hidden="true">{t`Lot ${number}`}</span>
            {icon === 'next' && <Icon name={icon} className="size-5" />}
          </PageLink>
        )
      })}
    </nav>
  )
}
