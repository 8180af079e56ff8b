import { languageTag, type Locale } from '#contract/locale.ts'
import { useLingui } from '@lingui/react/macro'
import { type Query, type QueryCache, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocale } from '../../../data/use-locale.ts'
import { isServerReachable, onReachability } from '../../../offline/connection.ts'
import { otherLanguageOf } from '../../../offline/content/other-language.ts'

/** How long 'connected again' stands there, in milliseconds. */
const newsFor = 4000
/** What is younger is no news where the server answers, in milliseconds. */
const freshFor = 24 * 60 * 60 * 1000

/** The content that the page shows. */
const contentIn = (cache: QueryCache): Query[] =>
  cache
    .getAll()
    .filter((query) => query.isActive() && ['database', 'member'].includes(query.meta?.offline ?? '') && query.state.data !== undefined)

/** Whether the server was asked in vain, or is not asked. */
const isUnanswered = ({ state: { fetchStatus, fetchFailureCount } }: Query): boolean => fetchStatus !== 'fetching' || fetchFailureCount > 0

/** When the oldest of what the page shows was what the server says, where that is to be told. */
function oldestIn(cache: QueryCache, isReachable: boolean): number | undefined {
  const shown = contentIn(cache).filter((query) => !isReachable || isUnanswered(query))
  const oldest = Math.min(...shown.map(({ state }) => state.dataUpdatedAt))
  return shown.length === 0 || (isReachable && Date.now() - oldest < freshFor) ? undefined : oldest
}

/** The language of what the page shows, where that is not its own. */
const languageIn = (cache: QueryCache): Locale | undefined =>
  contentIn(cache)
    .map(otherLanguageOf)
    .find((locale) => locale !== undefined)

/** Tells something of the reads of the page, now and after every change. The server and the first view have nothing to tell. */
function useReads<Value>(select: (cache: QueryCache) => Value): Value | undefined {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache])
  return useSyncExternalStore(
    subscribe,
    () => select(cache),
    () => undefined,
  )
}

/** Says calmly that the server does not answer, from when and in which language the page is, and that the server is back. */
export function ConnectionBar() {
  const { t } = useLingui()
  const tag = languageTag(useLocale())
  const isReachable = useSyncExternalStore(onReachability, isServerReachable, () => true)
  const oldest = useReads((cache) => oldestIn(cache, isReachable))
  const language = useReads(languageIn)
  const [isNews, setIsNews] = useState(false)
  useEffect(() => onReachability(setIsNews), [])
  useEffect(() => {
    if (!isNews) return undefined
    const timer = setTimeout(() => setIsNews(false), newsFor)
    return () => clearTimeout(timer)
  }, [isNews])
  const date = oldest !== undefined && new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(oldest)
  const name = language !== undefined && new Intl.DisplayNames(tag, { type: 'language' }).of(languageTag(language))
  const texts = [
    isReachable ? isNews && t`다시 연결되었습니다.` : t`서버에 연결되지 않았습니다.`,
    date !== false && t`이 기기에 저장된 ${date} 기준 내용입니다.`,
    name !== false && t`아직 받지 않은 언어라 ${name}로 보여 드립니다.`,
  ].filter((text) => text !== false)
  return (
    <div role="status" className="no-print pointer-events-none fixed inset-x-3 bottom-20 z-30 flex justify-center md:bottom-4">
      {texts.length > 0 && (
        <p className="max-w-xl rounded-control border border-line bg-surface px-4 py-2 text-sm shadow-card">{texts.join(' ')}</p>
      )}
    </div>
  )
}
