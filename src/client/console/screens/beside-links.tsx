import type { AnyResource } from '#contract/resource.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { isTyping } from '../frame/is-typing.ts'
import { useBeside } from '../list/shown-list.ts'
import { addressOf } from '../resources.ts'

const step = 'inline-flex size-11 items-center justify-center rounded-control font-semibold'

/** Renders the ways to the items beside this one in the list that it was opened from; the keys of the list do the same; and its place there. */
export function BesideLinks({ resource, _id }: { resource: AnyResource; _id: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { place = 0, total = 0, previous, next } = useBeside(resource, _id) ?? {}
  const address = addressOf(resource)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const to = { j: next, k: previous }[event.key]
      if (to === undefined || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('dialog[open]') === null) void navigate({ to: '/$', params: { _splat: `${address}/${to}` } })
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [navigate, address, next, previous])
  if (previous === undefined && next === undefined) return null
  const way = (to: string | undefined, key: string, title: string, text: ReactNode, mark: string) =>
    to === undefined ? (
      <span aria-hidden="true" className={`${step} text-muted opacity-55`}>
        {mark}
      </span>
    ) : (
      <Link to="/$" params={{ _splat: `${address}/${to}` }} title={title} aria-keyshortcuts={key} className={`${step} hover:bg-wash`}>
        <span aria-hidden="true">{mark}</span>
        <span className="sr-only">{text}</span>
      </Link>
    )
  return (
    <nav aria-label={t`목록에서 앞뒤`} className="flex shrink-0 items-center rounded-control border border-line bg-surface text-sm">
      {way(previous, 'k', t`앞 항목 (k)`, <Trans>앞 항목</Trans>, '↑')}
      {place <= total && (
        <span className="px-1 text-muted tabular-nums">
          {place}/{total}
        </span>
      )}
      {way(next, 'j', t`다음 항목 (j)`, <Trans>다음 항목</Trans>, '↓')}
    </nav>
  )
}
