/** Search parameters of a list page: page, words, category. */
export interface ListSearch {
  /** From 2 on; the first page has none. */
  page?: number | undefined
  practice?: string | undefined
  q?: string | undefined
  type?: string | undefined
}

const text = (value: unknown): string | undefined => {
  const trimmed = typeof value === 'string' ? value.trim().slice(0, 100) : ''
  return trimmed === '' ? undefined : trimmed
}

/** Reads it from an address; what makes no sense there counts as not said. */
export function listSearch({ page, practice, q, type }: Record<string, unknown>): ListSearch {
  const number = Number(page ?? 1)
  return {
    page: number > 1 && Number.isInteger(number) ? Math.min(number, 10_000) : undefined,
    practice: text(practice),
    q: text(q),
    type: text(type),
  }
}

/**
 * Picks what the loader of a list depends on: all of the address but what it asks the page to open, since the server renders the
 * page without it. Otherwise the router would take the rendered page for another one, and load it again while it hydrates.
 */
export function listDeps({ search }: { search: ListSearch & { open?: string } }): ListSearch {
  const { open: _, ...deps } = search
  return deps
}
