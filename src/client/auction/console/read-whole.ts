/** Most items of one answer. */
export const pageSize = 100

/** Reads a list whole, page after page. @param read asks for a page @param itemsOf its items */
export async function readWhole<Page extends { summary: { total: number } }, Item>(
  read: (skip: number) => Promise<Page>,
  itemsOf: (page: Page) => readonly Item[],
): Promise<{ first: Page; items: Item[] }> {
  const first = await read(0)
  const items = [...itemsOf(first)]
  for (let skip = pageSize; skip < first.summary.total; skip += pageSize) items.push(...itemsOf(await read(skip)))
  return { first, items }
}
