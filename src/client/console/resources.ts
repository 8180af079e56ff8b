import { hasModule } from '#contract/sites.ts'
import type { Locale } from '#contract/locale.ts'
import type { Summary } from '#contract/paging.ts'
import type { AnyResource, ItemOf } from '#contract/resource.ts'
import type { Shape } from '#contract/shape.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../data/http.ts'
import { onlySite } from '../data/only.ts'
import { readKey } from '../data/query-client.ts'
import { withHeaders } from '../session/with-body.ts'
import { modules } from './contract.gen.ts'

/** An item of any resource, as the console has it. */
export type ConsoleItem = ItemOf<AnyResource>
export type Values = Record<string, unknown>

const all = modules.flatMap((module): readonly AnyResource[] => module.resources)

const has = ({ calls }: AnyResource, name: string): boolean => name in calls

/** There is one of it, and it has no list: the setting. */
const isSingle = (resource: AnyResource): boolean => !has(resource, `GET /api/console/${resource.path}`)

/** Those of which there is one. */
export const singles: readonly AnyResource[] = all.filter(isSingle)

/** Returns the actions that the console has for items of a resource. */
export const may = (resource: AnyResource) => ({
  list: !isSingle(resource),
  create: has(resource, `POST /api/console/${resource.path}`),
  change: isSingle(resource) || has(resource, `PUT /api/console/${resource.path}/{_id}`),
  remove: has(resource, `DELETE /api/console/${resource.path}/{_id}`),
})

/** The path of the calls of one item. */
const pathOf = (resource: AnyResource): string => `/api/console/${resource.path}${isSingle(resource) ? '' : '/{_id}'}`

/** Returns whether an item can be read by itself. */
export const hasDetail = (resource: AnyResource): boolean => has(resource, `GET /api/console/${resource.path}/{_id}`)

/** Returns whether a screen creates items: requests by phone have a call of their own. */
export const hasCreation = (resource: AnyResource): boolean => may(resource).create || resource.path === 'forms'

/** Returns whether items can be imported from files (contract/import-calls.ts). */
export const hasImport = (resource: AnyResource): boolean => has(resource, `POST /api/console/${resource.path}/import`)

/** Returns whether items can be drafts: rows of tables and what visitors send cannot. */
export const hasDrafts = (resource: AnyResource): boolean => resource.storage !== 'table' && may(resource).create

/** Those with lists, in the order of the contract, of the modules that the server has. */
export const listed: readonly AnyResource[] = modules
  .filter(({ name }) => hasModule(onlySite(), name))
  .flatMap((module): readonly AnyResource[] => module.resources)
  .filter((resource) => may(resource).list)

/** Where the console shows a resource: specification 2.4 puts levels below users. */
export const addressOf = ({ path }: AnyResource): string => (path === 'levels' ? 'users/levels' : path)

/** Returns the field by which items say their site with its value, where the server has one site and that leaves no choice. */
export function givenBySite({ ofSite }: AnyResource): Values {
  const only = onlySite()
  const [own, ...others] = ofSite === undefined || only === undefined ? [] : ofSite.values[only]
  return ofSite === undefined || own === undefined || others.length > 0 ? {} : { [ofSite.field]: own }
}

/** The resource of a path, which the contract knows. */
export function resourceOf(path: string): AnyResource {
  const resource = all.find((each) => each.path === path)
  if (resource === undefined) throw new Error(`no resource ${path}`)
  return resource
}

/** A screen of the standard pattern. */
export type Place =
  | { resource: AnyResource; screen: 'list' | 'create' }
  /** `form`: of an item that begins with another page, at an address of its own. */
  | { resource: AnyResource; screen: 'one' | 'form'; _id: string }

const formEnd = '/form'

/** Resolves an address below `/console/` to what it shows; undefined if there is no such resource. */
export function placeOf(address: string): Place | undefined {
  const path = address.replace(/\/+$/, '')
  const whole = listed.find((resource) => addressOf(resource) === path)
  if (whole !== undefined) return { resource: whole, screen: 'list' }
  const at = path.lastIndexOf('/')
  const resource = listed.find((each) => addressOf(each) === path.slice(0, at))
  const _id = path.slice(at + 1)
  if (resource === undefined && path.endsWith(formEnd)) {
    const place = placeOf(path.slice(0, -formEnd.length))
    return place?.screen === 'one' ? { ...place, screen: 'form' } : undefined
  }
  if (resource === undefined || _id === '') return undefined
  if (_id === 'create') return may(resource).create ? { resource, screen: 'create' } : undefined
  return { resource, screen: 'one', _id }
}

/** The shapes of the fields that the console may set, and of passwords on a creation. */
export const settable = ({ shapes, changeable }: AnyResource): Record<string, Shape> =>
  changeable === undefined
    ? { ...shapes.all }
    : Object.fromEntries(changeable.flatMap((name) => (shapes.all[name] === undefined ? [] : [[name, shapes.all[name]]])))

/** Returns whether these scopes allow reading the items. The server checks it at each call; what it would refuse is not requested. */
export const isOpenTo = ({ scope }: AnyResource, scopes: readonly string[] = []): boolean => scopes.includes(scope)

interface Page {
  items: ConsoleItem[]
  summary: Summary
}

// The contract makes the calls of every resource by one pattern; of them the types name each by itself.
type Listing = 'GET /api/console/lawyers'
type Reading = 'GET /api/console/lawyers/{_id}'

/** The call that lists a resource. */
export const listName = ({ path }: AnyResource) => `GET /api/console/${path}` as Listing

export const listRead = (resource: AnyResource, locale: Locale, query: Readonly<Record<string, string | number | undefined>>) =>
  queryOptions({
    queryKey: readKey(listName(resource), locale, { query }),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Page> => {
      const answer = await api(listName(resource), { locale, signal, query })
      const { summary, ...rest } = answer as unknown as { summary: Summary } & Record<string, ConsoleItem[]>
      return { items: rest[resource.plural] ?? [], summary }
    },
  })

/** Numbers of items that the list has with each value of each filter, under the other filters: counted after its rows have come. */
export const countsRead = (resource: AnyResource, locale: Locale, query: Readonly<Record<string, string>>) => {
  const name = `GET /api/console/${resource.path}/counts` as 'GET /api/console/lawyers/counts'
  return queryOptions({
    queryKey: readKey(name, locale, { query }),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal, client }) => {
      const { rowsFirst } = await import('./list/rows-first.ts')
      await rowsFirst(client, listName(resource), signal)
      return (await api(name, { locale, signal, query })).counts
    },
  })
}

const only = (resource: AnyResource, answer: unknown): ConsoleItem => {
  const item = (answer as Record<string, ConsoleItem | undefined>)[resource.singular]
  if (item === undefined) throw new Error(`no ${resource.singular} was answered`)
  return item
}

export const itemRead = (resource: AnyResource, locale: Locale, _id: string) => {
  const name = `GET ${pathOf(resource)}` as Reading
  return queryOptions({
    queryKey: readKey(name, locale, { params: { _id } }),
    queryFn: async ({ signal }) => only(resource, await api(name, { locale, signal, params: { _id } })),
  })
}

export const createItem = async (resource: AnyResource, locale: Locale, body: Values, idempotencyKey: string): Promise<ConsoleItem> =>
  only(
    resource,
    await api(`POST /api/console/${resource.path}` as 'POST /api/console/lawyers', { locale, body: body as never, idempotencyKey }),
  )

const ifMatch = (version: number | undefined) => (version === undefined ? {} : { transport: withHeaders({ 'if-match': `"${version}"` }) })

/** @param version of the item that was looked at; undefined: whatever it is. @throws ApiFailure `stale` where it is another one by now */
export const changeItem = async (
  resource: AnyResource,
  locale: Locale,
  _id: string,
  body: Values,
  version?: number,
): Promise<ConsoleItem> =>
  only(
    resource,
    await api(`PUT ${pathOf(resource)}` as 'PUT /api/console/lawyers/{_id}', {
      locale,
      params: { _id },
      body,
      ...ifMatch(version),
    }),
  )

export const removeItem = async (resource: AnyResource, locale: Locale, _id: string, version?: number): Promise<void> =>
  void (await api(`DELETE ${pathOf(resource)}` as 'DELETE /api/console/lawyers/{_id}', {
    locale,
    params: { _id },
    ...ifMatch(version),
  }))
