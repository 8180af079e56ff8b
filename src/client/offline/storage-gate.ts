let isOver = false

/** Whether this page may still keep anything on the device: no longer once that is being erased. */
export const isStorageAllowed = (): boolean => !isOver

/** The device is being erased: what arrives from now on is not kept. */
export const disallowStorage = (): void => void (isOver = true)
