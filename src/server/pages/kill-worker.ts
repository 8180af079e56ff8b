import type { FastifyInstance } from 'fastify'

/**
 * A worker that takes the place of any other, empties Cache Storage and goes. It answers nothing and claims no page: those
 * that are open stay as they are, the next ones come from the network. IndexedDB, with what waits to be sent, is left alone.
 */
const script = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const leave = async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    await self.registration.unregister()
  }
  event.waitUntil(leave())
})
`

/** Serves it as `/sw.js`, in the place of the build's: the switch for a worker that is broken (`KILL_WORKER=1`). */
export function serveKillWorker(app: FastifyInstance): void {
  app.get('/sw.js', (_request, reply) =>
    reply.headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }).send(script),
  )
}
