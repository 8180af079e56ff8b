import { retryImport } from '../data/start/retry-import.ts'
import type { ReadKey, StoredResponse } from '../data/query-client.ts'
import { findOwn } from '../member/find-own.ts'
import { startMember } from '../member/member-tab.ts'
import type { Tab } from '../member/share.ts'
import { modules } from '../modules.ts'

const importShares = () => Promise.all(modules.flatMap(({ member }) => member ?? []).map((share) => retryImport(share)))

export const findOnDevice = async (key: ReadKey): Promise<StoredResponse | undefined> => findOwn(key, await importShares())

export const startMembers = async (tab: Tab): Promise<void> => startMember(tab, await importShares())
