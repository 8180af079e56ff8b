import type { AnyResource } from '#contract/resource.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { buttonClass } from '../../ui/button.ts'
import { isTyping } from '../frame/is-typing.ts'
import { useBeside } from '../list/shown-list.ts'
import { addressOf } from '../resources.ts'

/** Renders the ways to the items beside this one in the list that it was opened from; the keys of the list do the same. */
export function BesideLinks({ resource, _id }: { resource: AnyResource; _id: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { previous, next } = useBeside(resource, _id) ?? {}
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
  const links = [
    { to: previous, key: 'k', title: t`앞 항목 (k)`, text: <Trans>앞 항목</Trans>, mark: '↑' },
    { to: next, key: 'j', title: t`다음 항목 (j)`, text: <Trans>다음 항목</Trans>, mark: '↓' },
  ]
  return (
    <nav aria-label={t`목록에서 앞뒤`} className="flex shrink-0 gap-1">
      {links.map(
        ({ to, key, title, text, mark }) =>
          to !== undefined && (
            <Link
              key={key}
              to="/$"
              params={{ _splat: `${address}/${to}` }}
              title={title}
              aria-keyshortcuts={key}
              className={buttonClass('quiet', 'min-w-11 max-[100rem]:px-0')}
            >
              <span aria-hidden="true">{mark}</span> <span className="max-[100rem]:sr-only">{text}</span>
            </Link>
          ),
      )}
    </nav>
  )
}
