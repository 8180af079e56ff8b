import { Trans, useLingui } from '@lingui/react/macro'
import { type QueryCache, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { ago } from '../../../content/ago.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { isServerReachable, onReachability } from '../../../offline/connection.ts'

/** How long 'connected again' stands there, in milliseconds. */
const newsFor = 4000
const minute = 60_000

/** When the oldest of what the page shows was what the server says; undefined where it shows nothing of the kind. */
function oldestOf(cache: QueryCache): number | undefined {
  const shown = cache.getAll().filter((query) => query.isActive() && query.meta?.offline === 'database' && query.state.data !== undefined)
  return shown.length === 0 ? undefined : Math.min(...shown.map(({ state }) => state.dataUpdatedAt))
}

/** How old the page is, in words; they change with the page and with time. */
function useAge(): string | undefined {
  const cache = useQueryClient().getQueryCache()
  const locale = useLocale()
  const oldest = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => oldestOf(cache),
  )
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute)
    return () => clearInterval(timer)
  }, [])
  return oldest === undefined ? undefined : ago(oldest, locale, Math.max(now, oldest))
}

function Offline() {
  const { t } = useLingui()
  const age = useAge()
  return (
    <>
      <Trans>서버에 연결되지 않았습니다.</Trans> {age === undefined ? '' : t`${age} 저장된 내용입니다.`}
    </>
  )
}

/** Says calmly that the server does not answer, how old the page is, and that it does again. */
export function ConnectionBar() {
  const isReachable = useSyncExternalStore(onReachability, isServerReachable, () => true)
  const [isNews, setIsNews] = useState(false)
  useEffect(() => onReachability(setIsNews), [])
  useEffect(() => {
    if (!isNews) return undefined
    const timer = setTimeout(() => setIsNews(false), newsFor)
    return () => clearTimeout(timer)
  }, [isNews])
  return (
    <div role="status" className="no-print pointer-events-none fixed inset-x-3 bottom-20 z-30 flex justify-center md:bottom-4">
      {(!isReachable || isNews) && (
        <p className="max-w-xl rounded-control border border-line bg-surface px-4 py-2 text-sm shadow-card">
          {isReachable ? <Trans>다시 연결되었습니다.</Trans> : <Offline />}
        </p>
      )}
    </div>
  )
}
