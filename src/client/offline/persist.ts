import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import type { Query, QueryClient } from '@tanstack/react-query'
import { persistQueryClientRestore, persistQueryClientSave, persistQueryClientSubscribe } from '@tanstack/react-query-persist-client'

const maxAge = 7 * 24 * 60 * 60 * 1000

/** Restores the small public documents of the last visit (setting, practices, terms, banners), and keeps them from then on. */
export async function persist(queryClient: QueryClient): Promise<void> {
  const options = {
    queryClient,
    persister: createSyncStoragePersister({ storage: window.localStorage, key: 'documents' }),
    maxAge,
    buster: import.meta.env.VITE_BUILD ?? 'development',
    dehydrateOptions: { shouldDehydrateQuery: (query: Query) => query.state.status === 'success' && query.meta?.isPersisted === true },
  }
  await persistQueryClientRestore(options)
  await persistQueryClientSave(options)
  persistQueryClientSubscribe(options)
}
