/** So many rows are read at a time. */
const batch = 200

/** All rows of a list that is read in pages, one after the other. */
export async function* inPages<Row>(read: (page: { skip: number; limit: number }) => Promise<readonly Row[]>): AsyncGenerator<Row> {
  for (let skip = 0; ; skip += batch) {
    const rows = await read({ skip, limit: batch })
    yield* rows
    if (rows.length < batch) return
  }
}
