import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import type { Query, QueryClient } from '@tanstack/react-query'
import { persistQueryClientRestore, persistQueryClientSave, persistQueryClientSubscribe } from '@tanstack/react-query-persist-client'
import { otherLanguageOf } from './content/other-language.ts'
import { isStorageAllowed } from './storage-gate.ts'

/** Nothing is written once the device is being erased. */
const storage = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) => {
    if (isStorageAllowed()) localStorage.setItem(key, value)
  },
  removeItem: (key: string) => localStorage.removeItem(key),
}

const maxAge = 7 * 24 * 60 * 60 * 1000

/**
 * Restores the small public documents of the last visit (setting, practices, terms, banners), and keeps them from then on. They
 * are shown, and the server is asked, however young they are: only what this page has read itself is fresh. A browser that lets
 * nobody at its storage keeps nothing.
 */
export async function persist(queryClient: QueryClient): Promise<void> {
  const options = {
    queryClient,
    persister: createSyncStoragePersister({ storage, key: 'documents' }),
    maxAge,
    buster: import.meta.env.VITE_BUILD ?? 'development',
    dehydrateOptions: {
      shouldDehydrateQuery: (query: Query) =>
        query.state.status === 'success' && query.meta?.offline === 'localStorage' && otherLanguageOf(query) === undefined,
    },
  }
  try {
    const own = new Set(queryClient.getQueryCache().getAll())
    await persistQueryClientRestore(options)
    await queryClient.invalidateQueries({ predicate: (query) => !own.has(query), refetchType: 'none' })
    await persistQueryClientSave(options)
    persistQueryClientSubscribe(options)
  } catch {
    // The pages come from the server, as on a first visit.
  }
}
