let isOver = false

/** Whether this page may still keep anything on the device: no longer once that is being erased. */
export const isStorageAllowed = (): boolean => !isOver

/** The device is being erased: what arrives from now on is not kept. */
export const disallowStorage = (): void => void (isOver = true)

/** Whether this device has a database, as far as the browser tells (Firefox before 126 does not). The check creates nothing. */
export const hasDatabase = async (wanted: string): Promise<boolean> =>
  !('databases' in indexedDB) || (await indexedDB.databases()).some(({ name }) => name === wanted)
