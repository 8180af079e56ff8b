import type { ReadKey, StoredResponse } from '../data/query-client.ts'
import { modules } from '../modules.ts'
import { findOnDevice as find } from '../offline/content/find-on-device.ts'

export const findOnDevice = (key: ReadKey): Promise<StoredResponse | undefined> => find(key, modules)
