const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(new Error('no database')))
  })

/** Does something with every table that the device keeps for the page. */
async function eachTable(visit: (table: IDBObjectStore) => Promise<unknown>): Promise<void> {
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name))
    for (const table of database.objectStoreNames) await visit(database.transaction(table, 'readwrite').objectStore(table))
    database.close()
  }
}

/** All that the device keeps for the page, as one text. */
export async function everythingStored(): Promise<string> {
  const found = [document.cookie, JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
  await eachTable(async (table) => found.push(JSON.stringify(await done(table.getAll()))))
  return found.join('\n')
}

/** Leaves nothing on the device: the next test begins like a first visit. */
export async function forgetEverything(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  await eachTable((table) => done(table.clear()))
}
