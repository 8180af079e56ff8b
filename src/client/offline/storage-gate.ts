let isOver = false

/** Returns whether this page may still write to the device: false once its data is being erased. */
export const isStorageAllowed = (): boolean => !isOver

/** The device is being erased: what arrives from now on is not kept. */
export const disallowStorage = (): void => void (isOver = true)

/** Returns whether a database exists, where the browser can tell (not Firefox before 126). The check creates nothing. */
export const hasDatabase = async (wanted: string): Promise<boolean> =>
  !('databases' in indexedDB) || (await indexedDB.databases()).some(({ name }) => name === wanted)
