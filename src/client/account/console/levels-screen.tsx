import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiFailure } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { refreshed } from '../../data/refresh.ts'
import { usePress } from '../../data/use-press.ts'
import { useSession } from '../../session/use-session.ts'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { buttonClass } from '../../ui/button.ts'
import { ConflictNotice } from '../../console/form/conflict-notice.tsx'
import { useLeavingGuard } from '../../console/form/use-leaving-guard.ts'
import { ScreenHead } from '../../console/frame/screen-head.tsx'
import { type ListSearch, pageOf, queryOf, sizeOf } from '../../console/list/list-search.ts'
import { ListBody } from '../../console/list/list-body.tsx'
import { addressOf, changeItem, type ConsoleItem, listRead, resourceOf } from '../../console/resources.ts'

const levels = resourceOf('levels')
const scopeLabels = levels.shapes.all['scopes']?.item?.choices ?? {}
const scopes = Object.keys(scopeLabels)

const scopesOf = (level: ConsoleItem) => level['scopes'] as readonly string[]

/** What was ticked and unticked of levels, by their ids: it stays what it is when somebody else saves another scope. */
type Changes = Readonly<Record<string, Readonly<Record<string, boolean>>>>

/** The scopes of a level as they are shown. */
const wantedOf = (level: ConsoleItem, changes: Changes): string[] =>
  scopes.filter((scope) => changes[level._id]?.[scope] ?? scopesOf(level).includes(scope))

const isChanged = (level: ConsoleItem, changes: Changes): boolean =>
  scopes.some((scope) => wantedOf(level, changes).includes(scope) !== scopesOf(level).includes(scope))

/** Collects what is ticked, and saves each level over the version that was looked at. */
function useMatrix(items: readonly ConsoleItem[]) {
  const alertFailure = useAlertFailure()
  const locale = useLocale()
  const client = useQueryClient()
  const [changes, setChanges] = useState<Changes>({})
  const [isStale, setIsStale] = useState(false)
  const [isSaved, setIsSaved] = useState(false)
  const changed = items.filter((level) => isChanged(level, changes))
  const toggle = ({ _id }: ConsoleItem, scope: string, isOn: boolean) => {
    setIsSaved(false)
    setChanges((before) => ({ ...before, [_id]: { ...before[_id], [scope]: isOn } }))
  }
  const saving = usePress({
    mutationFn: async (saved: string[]) => {
      setIsStale(false)
      for (const level of changed) {
        await changeItem(levels, locale, level._id, { scopes: wantedOf(level, changes) }, level.version)
        saved.push(level._id)
      }
    },
    onSuccess: () => setIsSaved(true),
    // Of several some may have been saved.
    onSettled: async (_done, _error, saved) => {
      await refreshed(client)
      setChanges((before) => Object.fromEntries(Object.entries(before).filter(([_id]) => !saved.includes(_id))))
    },
    onError: (error) => (error instanceof ApiFailure && error.code === 'stale' ? setIsStale(true) : void alertFailure(error)),
  })
  const isDirty = () => changed.length > 0
  useLeavingGuard(isDirty)
  return { changes, toggle, saving, isStale, isSaved, isDirty: isDirty() }
}

/** A row of the matrix; on a phone a list of its own, with each scope named beside its box. */
function LevelRow({ level, matrix }: { level: ConsoleItem; matrix: ReturnType<typeof useMatrix> }) {
  const { i18n } = useLingui()
  const own = useSession()?.scopes ?? []
  const name = String(level['name'])
  // The server refuses a level with more than one may do oneself, as it refuses to give that.
  const isOpen = scopesOf(level).every((scope) => own.includes(scope))
  const wanted = wantedOf(level, matrix.changes)
  return (
    <tr className="max-md:block max-md:p-3">
      <th scope="row" className="px-3 py-2 text-left font-semibold max-md:block max-md:px-0">
        <Link to="/$" params={{ _splat: `${addressOf(levels)}/${level._id}` }} className="underline-offset-4 hover:underline">
          {name}
        </Link>
      </th>
      {scopes.map((scope) => {
        const label = i18n._(scopeLabels[scope] ?? scope)
        return (
          <td key={scope} className="max-md:block md:text-center">
            <label className="flex min-h-11 items-center gap-3 px-3 max-md:px-0 md:justify-center">
              <input
                type="checkbox"
                className="size-5 accent-accent"
                aria-label={`${name}: ${label}`}
                disabled={!isOpen || !own.includes(scope)}
                checked={wanted.includes(scope)}
                onChange={({ target }) => matrix.toggle(level, scope, target.checked)}
              />
              <span className="md:hidden">{label}</span>
            </label>
          </td>
        )
      })}
    </tr>
  )
}

function Matrix({ items }: { items: readonly ConsoleItem[] }) {
  const { t, i18n } = useLingui()
  const matrix = useMatrix(items)
  const { saving, isStale, isSaved, isDirty } = matrix
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (isDirty) saving.mutate([])
      }}
    >
      {isStale && <ConflictNotice conflicts={[]} fields={{}} onChoose={() => undefined} />}
      <table className="w-full rounded-card border border-line bg-surface text-sm max-md:block" aria-label={i18n._(levels.label)}>
        <thead className="max-md:hidden">
          <tr className="border-b border-line">
            <th scope="col" className="px-3 py-2 text-left font-semibold">
              <Trans>이름</Trans>
            </th>
            {scopes.map((scope) => (
              <th key={scope} scope="col" className="px-3 py-2 text-center font-semibold">
                {i18n._(scopeLabels[scope] ?? scope)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-md:block">
          {items.map((level) => (
            <LevelRow key={level._id} level={level} matrix={matrix} />
          ))}
        </tbody>
      </table>
      <div className="sticky bottom-0 z-10 mt-4 flex flex-wrap items-center gap-3 bg-paper py-3">
        <button type="submit" className={buttonClass('primary', 'min-w-28')} aria-disabled={!isDirty || saving.isPending}>
          <Trans>저장</Trans>
        </button>
        <p role="status" className="text-sm font-semibold text-success">
          {isSaved && t`저장했습니다`}
        </p>
      </div>
    </form>
  )
}

/** `/console/users/levels`: who may do what, as a matrix of levels and scopes. */
export function LevelsScreen({ search, onSearch }: { search: ListSearch; onSearch: (search: ListSearch) => void }) {
  const { i18n } = useLingui()
  const load = useQuery(listRead(levels, useLocale(), queryOf(levels, search)))
  return (
    <>
      <ScreenHead title={i18n._(levels.label)}>
        <Link to="/$" params={{ _splat: `${addressOf(levels)}/create` }} className={buttonClass('primary')}>
          <Trans>새로 만들기</Trans>
        </Link>
      </ScreenHead>
      <p className="mb-4 max-w-3xl text-sm text-muted">
        <Trans>본인에게 없는 권한은 주거나 거둘 수 없습니다. 저장하면 그 등급의 모든 분에게 바로 적용됩니다.</Trans>
      </p>
      <ListBody load={load} search={search} onSearch={onSearch}>
        {({ items }) => <Matrix key={`${pageOf(search)} ${sizeOf(search)}`} items={items} />}
      </ListBody>
    </>
  )
}
