import { type ExportFormat, maxExportedIds } from '#contract/list-calls.ts'
import type { Locale } from '#contract/locale.ts'
import type { Sort } from '#contract/paging.ts'
import type { AnyResource } from '#contract/resource.ts'
import { saveBlob } from '../../content/save-blob.ts'
import { api } from '../../data/http.ts'
import { addressOf } from '../resources.ts'
import { shownColumns } from './columns.ts'
import { filtersOf, type ListSearch } from './list-search.ts'

/** A hundred thousand rows over a slow line, in ms. */
const timeout = 600_000

/** Extent of an export: the list with its columns, or all that an import reads again. */
export interface Wanted {
  format: ExportFormat
  isWhole: boolean
}

interface Asked extends Wanted {
  resource: AnyResource
  /** What the list is narrowed and ordered by, and its columns. */
  search: ListSearch
  /** Those that were chosen, all of the list where they are more than can be named; undefined: all that it finds. */
  chosen: readonly string[] | undefined
  locale: Locale
  /** Why people are taken along; empty where nobody asks. */
  reason: string
}

/** Saves a list as a file for a spreadsheet. */
export async function exportFile({ resource, search, chosen, locale, reason, format, isWhole }: Asked): Promise<void> {
  const columns = shownColumns(resource, search).flatMap(({ name, shape }) => (shape?.kind === 'picture' ? [] : [name]))
  const query = {
    ...filtersOf(resource, search),
    ...(search['sort'] === undefined ? {} : { sort: search['sort'] as Sort }),
    format,
    ...(chosen === undefined || chosen.length > maxExportedIds ? {} : { ids: chosen.join() }),
    ...(isWhole ? { isWhole } : { columns: columns.join() || 'none' }),
    ...(reason === '' ? {} : { reason }),
  }
  const name = `GET /api/console/${resource.path}/export` as 'GET /api/console/lawyers/export'
  const file = (await api(name, { locale, query, timeout })) as Blob
  saveBlob(file, `${addressOf(resource).replaceAll('/', '-')}.${format}`)
}
