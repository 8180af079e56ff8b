import { messageSW } from 'workbox-window'
import { disallowStorage } from './storage-gate.ts'

/** The app's databases, for browsers that do not list them (Firefox before 126). */
const knownDatabases = ['ieumsae', 'ieumsae-member', 'ieumsae-outbox', 'ieumsae-outbox-files', 'workbox-expiration']

/** How long another tab may hold on to a database before it counts as not erased, in milliseconds. */
const timeoutMs = 5000

const deleteDatabase = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name)
    request.addEventListener('success', () => resolve())
    request.addEventListener('error', () => reject(request.error ?? new Error(name)))
    setTimeout(() => reject(new Error(`${name} is in use`)), timeoutMs)
  })

/** Closed by us they stay closed. Their code may come from what is erased. */
async function closeDatabases(): Promise<void> {
  const [content, member, files, { closeQueue }] = await Promise.all([
    import('./content/store.ts'),
    import('./member/store.ts'),
    import('./queue/files.ts'),
    import('./queue/store.ts'),
  ])
  content.database.close()
  member.database.close()
  files.database.close()
  await closeQueue()
}

async function deleteDatabases(): Promise<void> {
  const names = 'databases' in indexedDB ? (await indexedDB.databases()).flatMap(({ name }) => name ?? []) : knownDatabases
  await Promise.all(names.map(deleteDatabase))
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** How long the worker may take to answer, in milliseconds. */
const workerTimeoutMs = 1000

/** Tells the worker that serves this page to store nothing more. It answers once it has heard. */
async function disallowInWorker(): Promise<void> {
  const worker = (navigator as Partial<Navigator>).serviceWorker?.controller
  if (worker != null) await Promise.race([messageSW(worker, { type: 'DISALLOW_STORAGE' }), pause(workerTimeoutMs)])
}

/** What the worker was storing at that moment would come back: until nothing does. */
async function deleteCaches(): Promise<void> {
  if (!('caches' in window)) return
  for (let tries = 0; tries < 5; tries += 1) {
    const names = await caches.keys()
    if (tries > 0 && names.length === 0) return
    await Promise.all(names.map((name) => caches.delete(name)))
    await pause(200)
  }
}

async function unregisterWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
}

function clearStorage(): void {
  try {
    localStorage.clear()
    sessionStorage.clear()
  } catch {
    // A browser that lets nobody at its storage keeps nothing there.
  }
}

/** Only those that scripts can read: the app has no others on the device. */
function expireCookies(): void {
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
}

/**
 * Erases what the app keeps on this device: the worker, databases, caches, both storages and readable cookies.
 * @returns whether all of it is gone; another tab of the site can hold on to some
 */
export async function clearSiteData(): Promise<boolean> {
  disallowStorage()
  await disallowInWorker()
  // First those that would go on keeping. Each part is tried, whatever became of the others.
  await closeDatabases().catch(() => undefined)
  const unregistered = await Promise.allSettled([unregisterWorkers()])
  const results = await Promise.allSettled([deleteDatabases(), deleteCaches()])
  clearStorage()
  expireCookies()
  return [...unregistered, ...results].every(({ status }) => status === 'fulfilled')
}

/**
 * Starts the app again, as on a first visit. What this page has put aside since it was erased goes as well: the last of it
 * is written while the page is left (the router's scroll positions).
 */
export async function restartCleared(): Promise<void> {
  await clearSiteData()
  addEventListener('pagehide', clearStorage)
  location.replace('/')
}
