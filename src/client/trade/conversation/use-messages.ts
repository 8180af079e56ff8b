import type { Answer } from '#contract/api.ts'
import type { Locale } from '#contract/locale.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { api } from '../../data/http.ts'
import { readOptions } from '../../data/query-client.ts'
import { uncached } from '../../data/resource-queries.ts'
import { useLocale } from '../../data/use-locale.ts'

export type Page = Answer<'GET /api/v1/me/matchings/{_id}/messages'>

/** While it is in sight it is asked for again, in ms: news of a message come at once, where they come. */
const pace = 20_000

/** Reads so many pages of a conversation as one: what is read again is the newest of each. */
async function readPages(_id: string, count: number, { locale, signal }: { locale: Locale; signal: AbortSignal }): Promise<Page> {
  const read = (before?: string) =>
    api('GET /api/v1/me/matchings/{_id}/messages', { locale, signal, params: { _id }, query: before === undefined ? {} : { before } })
  const newest = await read()
  let { messages, hasEarlier } = newest
  for (let done = 1; done < count && hasEarlier; done += 1) {
    const next = await read(messages.at(-1)?._id)
    messages = [...messages, ...next.messages]
    hasEarlier = next.hasEarlier
  }
  return { ...newest, messages, hasEarlier }
}

/** Reads the messages of a matching, page by page from their end. Without a network the device has the last ones. */
export function useMessages(_id: string) {
  const locale = useLocale()
  const [pages, setPages] = useState(1)
  const name = 'GET /api/v1/me/matchings/{_id}/messages'
  const newest = readOptions(name, locale, { params: { _id }, query: {} }, { offline: 'member' })
  const last = useQuery({ ...newest, ...uncached, refetchInterval: pages === 1 && pace })
  const all = useQuery({
    queryKey: [name, locale, { params: { _id }, pages }],
    enabled: pages > 1,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => readPages(_id, pages, { locale, signal }),
    refetchInterval: pace * pages,
    ...uncached,
  })
  const isStuck = pages > 1 && (all.isError || all.isPaused)
  const earlier = {
    isLoading: all.isFetching && (all.isPlaceholderData || all.data === undefined),
    /** They could not be read: they are asked for again. */
    isStuck,
    show: () => (isStuck ? void all.refetch() : setPages(pages + 1)),
  }
  return { load: { ...last, data: all.data ?? last.data }, earlier }
}

const subscribe = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
const useIsInSight = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => false,
  )

/** Notes that the messages have been read that are in sight. */
export function useReadMessages(_id: string, newest: Page | undefined): void {
  const locale = useLocale()
  const isInSight = useIsInSight()
  const last = newest?.messages[0]?._id
  const unread = newest?.unread ?? 0
  useEffect(() => {
    if (!isInSight || last === undefined || unread === 0) return
    // Where it fails they stay unread, as they are shown.
    api('PUT /api/v1/me/matchings/{_id}/messages', { locale, params: { _id }, body: { _readUntil: last } }).catch(() => undefined)
  }, [isInSight, last, unread, _id, locale])
}
