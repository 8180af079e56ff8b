import type { Locale } from '#contract/locale.ts'
import type { AnyResource } from '#contract/resource.ts'
import { maxCheckedLinks } from '#contract/platform/writing.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../data/http.ts'
import { readKey } from '../../data/query-client.ts'
import type { ConsoleItem } from '../resources.ts'

/** Reads the rules that texts are checked by. */
export const writingRead = (locale: Locale) =>
  queryOptions({
    queryKey: readKey('GET /api/console/writing', locale, {}),
    retry: false,
    queryFn: async ({ signal }) => (await api('GET /api/console/writing', { locale, signal })).writing,
  })

/** Pages to link to, by their words; none without words. */
export const foundPagesRead = (locale: Locale, words: string) =>
  queryOptions({
    queryKey: ['GET /api/console/writing/pages', locale, words],
    enabled: words !== '',
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await api('GET /api/console/writing/pages', { locale, signal, query: { q: words.slice(0, 100) } })).pages,
  })

/** Which links inside the site lead nowhere. Of very many, the first ones. */
export const deadLinksRead = (locale: Locale, all: readonly string[]) => {
  const links = [...new Set(all)].slice(0, maxCheckedLinks).toSorted()
  return queryOptions({
    queryKey: ['POST /api/console/writing/links', links],
    enabled: links.length > 0,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await api('POST /api/console/writing/links', { locale, signal, body: { links } })).dead,
  })
}

/** The translations of an item that its Korean has left behind. */
export const translationsRead = (resource: AnyResource, locale: Locale, item: ConsoleItem | undefined) =>
  queryOptions({
    queryKey: ['GET /api/console/translations', locale, resource.path, item?._id],
    enabled: item !== undefined,
    retry: false,
    queryFn: async ({ signal }) => {
      const query = { resource: resource.path, _item: item?._id ?? '' }
      return (await api('GET /api/console/translations', { locale, signal, query })).translations
    },
  })

/** A link that opens the page of an item, published or not: the picture of a draft is shown by it. */
export const previewRead = (resource: AnyResource, locale: Locale, _id: string) =>
  queryOptions({
    queryKey: ['POST /api/console/previews', resource.path, _id, locale],
    retry: false,
    queryFn: async ({ signal }) => {
      const body = { resource: resource.path, _item: _id, locale }
      return (await api('POST /api/console/previews', { locale, signal, body })).preview
    },
  })
