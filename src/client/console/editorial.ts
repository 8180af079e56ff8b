import type { Answer } from '#contract/api.ts'
import type { Locale } from '#contract/locale.ts'
import type { AnyResource } from '#contract/resource.ts'
import { keptVersions, presenceSeconds } from '#contract/platform/editorial.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../data/http.ts'
import { readKey } from '../data/query-client.ts'
import { changeItem, type ConsoleItem } from './resources.ts'

export type Version = Answer<'GET /api/console/versions'>['versions'][number]
export type Removed = Answer<'GET /api/console/trash'>['trash'][number]

/** The versions of an item that are kept, the newest first. */
export const versionsRead = (resource: AnyResource, locale: Locale, { _id }: ConsoleItem) => {
  const query = { resource: resource.path, _item: _id, limit: keptVersions }
  return queryOptions({
    queryKey: readKey('GET /api/console/versions', locale, { query }),
    queryFn: async ({ signal }) => (await api('GET /api/console/versions', { locale, signal, query })).versions,
  })
}

/** An item as it was in a version: it never changes. */
export const versionRead = (locale: Locale, _id: string) =>
  queryOptions({
    queryKey: readKey('GET /api/console/versions/{_id}', locale, { params: { _id } }),
    staleTime: Infinity,
    queryFn: async ({ signal }) => (await api('GET /api/console/versions/{_id}', { locale, signal, params: { _id } })).version,
  })

export const trashRead = (locale: Locale, query: { limit: number; skip: number }) =>
  queryOptions({
    queryKey: readKey('GET /api/console/trash', locale, { query }),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api('GET /api/console/trash', { locale, signal, query }),
  })

/** Puts back what was removed a moment ago, published if it was. @throws ApiFailure `notFound` where it is not in the trash any more */
export async function putBack(resource: AnyResource, locale: Locale, { _id, isPublished }: ConsoleItem): Promise<void> {
  const query = { resource: resource.path, _item: _id, limit: 1 }
  const { trash } = await api('GET /api/console/trash', { locale, query })
  await api('POST /api/console/trash/{_id}/restore', { locale, params: { _id: trash[0]?._id ?? _id } })
  if (isPublished) await changeItem(resource, locale, _id, { isPublished })
}

/** Reads scheduled publications and withdrawals: of one item, or the next ones of all. */
export const schedulesRead = (locale: Locale, query: { resource?: string; _item?: string; limit?: number }) =>
  queryOptions({
    queryKey: readKey('GET /api/console/schedules', locale, { query }),
    queryFn: ({ signal }) => api('GET /api/console/schedules', { locale, signal, query }),
  })

/** Says that one has an item open, as long as it is shown. */
export const presenceRead = ({ path }: AnyResource, locale: Locale, _id: string) =>
  queryOptions({
    queryKey: ['PUT /api/console/presence', path, _id],
    refetchInterval: (presenceSeconds * 1000) / 3,
    gcTime: 0,
    retry: false,
    queryFn: async () => (await api('PUT /api/console/presence', { locale, body: { resource: path, _item: _id } })).others,
  })
