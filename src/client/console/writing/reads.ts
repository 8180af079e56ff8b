import type { Locale } from '#contract/locale.ts'
import type { AnyResource } from '#contract/resource.ts'
import { maxCheckedLinks } from '#contract/site/writing.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../data/http.ts'
import { type ConsoleItem, listKey } from '../resources.ts'

/** Reads the rules that texts are checked by. */
export const writingRead = (locale: Locale) =>
  queryOptions({
    queryKey: ['console', 'setting', 'writing'],
    retry: false,
    queryFn: async ({ signal }) => (await api('GET /api/console/writing', { locale, signal })).writing,
  })

/** Pages to link to, by their words; none without words. */
export const foundPagesRead = (locale: Locale, words: string) =>
  queryOptions({
    queryKey: ['console', 'found-pages', locale, words],
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
    queryKey: ['console', 'dead-links', links],
    enabled: links.length > 0,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await api('POST /api/console/writing/links', { locale, signal, body: { links } })).dead,
  })
}

/** The translations of an item that its Korean has left behind. */
export const translationsRead = (resource: AnyResource, locale: Locale, item: ConsoleItem | undefined) =>
  queryOptions({
    queryKey: [...listKey(resource), 'translations', item?._id, item?.version],
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
    queryKey: [...listKey(resource), 'preview', _id, locale],
    retry: false,
    queryFn: async ({ signal }) => {
      const body = { resource: resource.path, _item: _id, locale }
      return (await api('POST /api/console/previews', { locale, signal, body })).preview
    },
  })
