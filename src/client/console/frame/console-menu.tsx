import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { useSession } from '../../session/use-session.ts'
import type { ConsoleModule } from '../module.ts'
import { menuFor } from './menu.ts'

const look =
  'flex min-h-11 items-center rounded-control px-3 text-sm hover:bg-wash aria-[current=page]:bg-wash aria-[current=page]:font-bold data-within:bg-wash data-within:font-bold sm:min-h-9'

/** Finds the entry whose screen is shown, or one below it; of several the nearest. */
function entryAt(path: string, addresses: readonly string[]): string | undefined {
  const at = path.replace(/^\/(?:console\/)?/, '')
  const above = addresses.filter((address) => at === address || at.startsWith(`${address}/`))
  return above.toSorted((a, b) => b.length - a.length)[0]
}

/** The ways to all screens that one may see. */
export function ConsoleMenu({ modules }: { modules: readonly ConsoleModule[] }) {
  const { t, i18n } = useLingui()
  const groups = menuFor(modules, useSession()?.scopes ?? [])
  const path = useLocation({ select: ({ pathname }) => pathname })
  const here = entryAt(
    path,
    groups.flatMap(({ entries }) => entries.map(({ address }) => address)),
  )
  const text = (label: MessageDescriptor | string) => (typeof label === 'string' ? i18n._(label) : i18n._(label))
  return (
    <nav aria-label={t`콘솔 메뉴`} className="space-y-5 p-3">
      <Link to="/dashboard" className={look}>
        <Trans>대시보드</Trans>
      </Link>
      {groups.map(({ scope, label, entries }) => (
        <section key={scope} aria-labelledby={`menu-${scope}`}>
          <h2 id={`menu-${scope}`} className="px-3 pb-1 text-xs font-semibold text-muted">
            {text(label)}
          </h2>
          <ul>
            {entries.map((entry) => (
              <li key={entry.address}>
                <Link
                  to="/$"
                  params={{ _splat: entry.address }}
                  activeOptions={{ exact: true, includeSearch: false }}
                  reloadDocument={entry.hasOwnDocument ?? false}
                  className={look}
                  {...(entry.address === here ? { 'data-within': '' } : {})}
                >
                  {text(entry.label)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
