import type { ConsoleScope } from '#contract/call.ts'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useSession } from '../../session/use-session.ts'
import type { ListSearch } from '../list/list-search.ts'

interface Props {
  title: string
  /** All of these, or nobody sees it, and nothing is asked for. */
  scopes: readonly ConsoleScope[]
  /** The list that has the same in it. */
  list?: { address: string; search: ListSearch }
  /** What is in it, once somebody opens it. */
  children: () => ReactNode
}

/** A part of what is known of one person. It is asked for when it is opened: who reads about people is noted. */
export function PersonPart({ title, scopes, list, children }: Props) {
  const own = useSession()?.scopes ?? []
  const [wasOpened, setWasOpened] = useState(false)
  if (!scopes.every((scope) => own.includes(scope))) return null
  return (
    <details
      className="mb-4 max-w-6xl rounded-card border border-line bg-surface px-4 py-1"
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
    >
      <summary className="min-h-11 content-center text-sm font-semibold">{title}</summary>
      <div className="py-3 text-sm">
        {wasOpened && children()}
        {list !== undefined && (
          <p className="mt-3">
            <Link
              to="/$"
              params={{ _splat: list.address }}
              search={list.search}
              className="inline-flex min-h-9 items-center underline underline-offset-4"
            >
              <Trans>목록에서 보기</Trans>
            </Link>
          </p>
        )}
      </div>
    </details>
  )
}
