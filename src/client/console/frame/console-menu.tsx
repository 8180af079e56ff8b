import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useSession } from '../../session/use-session.ts'
import { Icon, IconShape } from '../../ui/icon.tsx'
import { deviceList } from '../device-setting.ts'
import type { ConsoleModule, MenuEntry } from '../module.ts'
import { favourites } from './favourites.ts'
import { menuFor } from './menu.ts'
import { useWaiting, type Waiting } from './use-waiting.ts'

const look =
  'flex min-h-11 items-center gap-3 rounded-control px-3 py-1.5 text-sm hover:bg-wash aria-[current=page]:bg-wash aria-[current=page]:font-bold data-within:bg-wash data-within:font-bold aria-[current=page]:shadow-[inset_3px_0_var(--accent)] data-within:shadow-[inset_3px_0_var(--accent)] sm:min-h-9'

/** What was chosen of groups. */
const folded = deviceList('console-menu-folded')
const opened = deviceList('console-menu-open')
/** A menu of no more entries is shown whole. */
const few = 20

/** Finds the entry whose screen is shown, or one below it; of several the nearest. */
function entryAt(path: string, addresses: readonly string[]): string | undefined {
  const at = path.replace(/^\/(?:console\/)?/, '')
  const above = addresses.filter((address) => at === address || at.startsWith(`${address}/`))
  return above.toSorted((a, b) => b.length - a.length)[0]
}

/** Icons come after the words: until then their places are empty. */
function useIcons(): (address: string) => string {
  const [icons, setIcons] = useState<{ of: (address: string) => string }>({ of: () => '' })
  useEffect(() => {
    void import('./menu-icons.ts').then(({ menuIcon }) => setIcons({ of: menuIcon })).catch(() => undefined)
  }, [])
  return icons.of
}

const none: Waiting = { count: 0, isLate: false }

/** Nothing waits for it, and without it the menu is as it was scrolled. */
const CurrentInView = lazy(() =>
  import('./current-in-view.tsx').then((file) => ({ default: file.CurrentInView })).catch(() => ({ default: () => null })),
)

/** Star that keeps an entry at the top of the menu: in a place of its own, left of a number, so that nothing moves for it. */
function Star({ address, name, place }: { address: string; name: string; place: string }) {
  const { t } = useLingui()
  const isFavourite = favourites.useList().includes(address)
  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      aria-label={t`${name}: 즐겨찾기`}
      className={`absolute top-1/2 inline-flex size-8 -translate-y-1/2 items-center justify-center rounded-control group-hover:opacity-100 hover:bg-paper focus-visible:opacity-100 pointer-fine:opacity-0 pointer-coarse:size-11 ${place}`}
      onClick={() => favourites.toggle(address)}
    >
      <span aria-hidden="true" className={isFavourite ? 'text-accent' : 'text-muted'}>
        {isFavourite ? '★' : '☆'}
      </span>
    </button>
  )
}

interface GroupProps {
  name: string
  label: string
  /** Until it is folded or opened by hand. */
  isOpenFirst: boolean
  /** Those that are shown while it is folded, too. */
  isStaying: (address: string) => boolean
  entries: readonly Pick<MenuEntry, 'address'>[]
  children: (address: string) => ReactNode
}

/** Entries below a heading that folds them; the one whose screen is shown stays. */
function Group({ name, label, isOpenFirst, entries, isStaying, children }: GroupProps) {
  const id = useId()
  const wasFolded = folded.useList().includes(name)
  const wasOpened = opened.useList().includes(name)
  const isOpen = wasOpened || (isOpenFirst && !wasFolded)
  const shown = entries.filter(({ address }) => isOpen || isStaying(address))
  const toggle = () => {
    if (wasOpened === isOpen) opened.toggle(name)
    if (wasFolded !== isOpen) folded.toggle(name)
  }
  return (
    <section aria-labelledby={id}>
      <h2 className="text-xs font-semibold text-muted">
        <button
          id={id}
          type="button"
          aria-expanded={isOpen}
          className="flex min-h-9 w-full items-center justify-between gap-2 rounded-control px-3 text-left hover:bg-wash pointer-coarse:min-h-11"
          onClick={toggle}
        >
          {label}
          <Icon name={isOpen ? 'down' : 'next'} className="size-4" />
        </button>
      </h2>
      <ul>
        {shown.map(({ address }) => (
          <li key={address} className="group relative flex items-center">
            {children(address)}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Says beside an entry how much waits there, tinted where some of it is late: no part of its name. */
const Badge = ({ count, isLate }: Waiting) => (
  <span
    className={`pointer-events-none absolute right-3 min-w-6 rounded-full text-center text-xs font-semibold tabular-nums ${isLate ? 'bg-danger/10 px-1.5 text-danger' : 'text-muted'}`}
  >
    <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
    <span className="sr-only">{isLate ? <Trans>기다리는 것 {count}개, 늦은 것 있음</Trans> : <Trans>기다리는 것 {count}개</Trans>}</span>
  </span>
)

/** The ways to all screens that one may see: favourites first, then the groups; of many, those open where one is or something waits. */
export function ConsoleMenu({ modules }: { modules: readonly ConsoleModule[] }) {
  const { t, i18n } = useLingui()
  const groups = menuFor(modules, useSession()?.scopes ?? [])
  const waiting = useWaiting(modules)
  const icon = useIcons()
  const text = (label: MessageDescriptor | string) => (typeof label === 'string' ? i18n._(label) : i18n._(label))
  const all = new Map(groups.flatMap(({ entries }) => entries.map((entry) => [entry.address, entry])))
  const here = entryAt(useLocation({ select: ({ pathname }) => pathname }), [...all.keys()])
  const nav = useRef<HTMLElement>(null)
  const kept = favourites.useList().filter((address) => all.has(address))
  const row = (address: string, hasStar: boolean) => {
    const { label = '', hasOwnDocument = false } = all.get(address) ?? {}
    const { count, isLate } = waiting.get(address) ?? none
    return (
      <>
        <Link
          to="/$"
          params={{ _splat: address }}
          activeOptions={{ exact: true, includeSearch: false }}
          reloadDocument={hasOwnDocument}
          className={`${look} min-w-0 flex-1 ${count > 0 ? 'pr-14 pointer-coarse:pr-22' : 'pr-9 pointer-coarse:pr-12'}`}
          {...(address === here ? { 'data-within': '' } : {})}
        >
          <IconShape path={icon(address)} className="size-5 text-muted" />
          <span className="line-clamp-2 wrap-normal">{text(label)}</span>
        </Link>
        {count > 0 && <Badge count={count} isLate={isLate} />}
        {hasStar && <Star address={address} name={text(label)} place={count > 0 ? 'right-9 pointer-coarse:right-11' : 'right-0'} />}
      </>
    )
  }
  return (
    <nav ref={nav} aria-label={t`콘솔 메뉴`} className="space-y-3 px-2 py-3">
      <Link to="/dashboard" className={look}>
        <IconShape path={icon('dashboard')} className="size-5 text-muted" />
        <Trans>대시보드</Trans>
      </Link>
      {kept.length > 0 && (
        <Group name="favourites" label={t`즐겨찾기`} entries={kept.map((address) => ({ address }))} isOpenFirst isStaying={() => false}>
          {(address) => row(address, true)}
        </Group>
      )}
      {groups.map(({ scope, label, entries }) => (
        <Group
          key={scope}
          name={scope}
          label={text(label)}
          entries={entries}
          isOpenFirst={all.size <= few || entries.some(({ address }) => address === here || (waiting.get(address) ?? none).count > 0)}
          isStaying={(address) => address === here}
        >
          {(address) => row(address, address === here)}
        </Group>
      ))}
      <Suspense>
        <CurrentInView key={here} menu={nav} />
      </Suspense>
    </nav>
  )
}
