/// <reference lib="webworker" />
import { isOwnSuccess } from '#contract/own-answer.ts'
import { isStorageAllowed } from '#client/offline/storage-gate.ts'
import { cacheNames } from 'workbox-core'
import { addPlugins, cleanupOutdatedCaches, getCacheKeyForURL, precacheAndRoute } from 'workbox-precaching'

declare const self: ServiceWorkerGlobalScope

/** A file of the build, as the build's manifest names it. */
export interface AppFile {
  url: string
  revision: string | null
}

/**
 * Stores our own answers only: a captive portal answers with a page of its own, and such an installation fails and is tried
 * again. Nothing is stored once the device is being erased.
 */
export const gate = {
  cacheWillUpdate: ({ response }: { response: Response }) =>
    Promise.resolve(isStorageAllowed() && isOwnSuccess(response) ? response : null),
}

const shell = 'index.html'
let files: readonly AppFile[] = []

/** Whether a document names files of this build only: the server may have a later one. */
const isOfThisBuild = (html: string): boolean =>
  Array.from(html.matchAll(/\bassets\/[\w.-]+\.js/g), ([name]) => name).every((name) => files.some(({ url }) => url === name))

async function fetchAgain({ url, revision }: AppFile): Promise<Response | undefined> {
  const response = await fetch(url, { cache: revision === null ? 'default' : 'no-cache' })
  if (!isOwnSuccess(response)) return undefined
  return url !== shell || isOfThisBuild(await response.clone().text()) ? response : undefined
}

let isHealing = false

/** How many files are fetched at a time: over a line with long ways, one after the other would take a minute. */
const lanes = 5

async function fetchMissing(): Promise<void> {
  const cache = await caches.open(cacheNames.precache)
  const stored = new Set((await cache.keys()).map(({ url }) => url))
  const isEmpty = async (key: string) => (await (await cache.match(key))?.text()) === ''
  const rest = [...files]
  const fetchRest = async () => {
    for (let file = rest.pop(); file !== undefined; file = rest.pop()) {
      const key = getCacheKeyForURL(file.url)
      if (key === undefined || !isStorageAllowed()) continue
      if (stored.has(key) && !(file.url === shell && (await isEmpty(key)))) continue
      const response = await fetchAgain(file)
      if (response !== undefined) await cache.put(key, response)
    }
  }
  await Promise.all(Array.from({ length: lanes }, fetchRest))
}

/** Browsers evict caches where storage is short, whole or in parts: what is missing of the app is fetched again. */
export async function healAppFiles(): Promise<void> {
  if (isHealing) return
  isHealing = true
  // No network, or no room: at the next page.
  await fetchMissing().catch(() => undefined)
  isHealing = false
}

/** Stores the files of the app when the worker is installed, and answers with them. */
export function keepAppFiles(all: readonly AppFile[]): void {
  files = all
  addPlugins([gate])
  // Workbox installs from the first file on, one at a time, and takes what it finds stored: the rest is there before it comes to it.
  self.addEventListener('install', (event) => event.waitUntil(healAppFiles()))
  precacheAndRoute([...all], { directoryIndex: '' })
  cleanupOutdatedCaches()
}
