/** What the address of a list says: which page, what is looked for, which kind. */
export interface ListSearch {
  /** From 2 on; the first page has none. */
  page?: number | undefined
  q?: string | undefined
  practice?: string | undefined
  type?: string | undefined
}

const text = (value: unknown): string | undefined => {
  const trimmed = typeof value === 'string' ? value.trim().slice(0, 100) : ''
  return trimmed === '' ? undefined : trimmed
}

/** Reads it from an address; what makes no sense there counts as not said. */
export function listSearch({ page, q, practice, type }: Record<string, unknown>): ListSearch {
  const number = typeof page === 'string' && /^\d{1,4}$/.test(page) ? Number(page) : Number(page ?? 1)
  return { page: number > 1 && Number.isInteger(number) ? number : undefined, q: text(q), practice: text(practice), type: text(type) }
}

/** The address of a list; the same for the same search, in whatever order it was put together. */
export function listHref(path: string, search: ListSearch): string {
  const given = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) if (value !== undefined && value !== 1) given.set(key, String(value))
  given.sort()
  return given.size === 0 ? path : `${path}?${given}`
}

/** Items on a page of a list. */
export const pageSize = 12

/** What to ask the server for. */
export const paged = ({ page = 1 }: ListSearch) => ({ limit: pageSize, skip: (page - 1) * pageSize })
