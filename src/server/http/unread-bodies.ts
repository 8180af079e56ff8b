import type { FastifyInstance } from 'fastify'

/** So much of a body is read after its answer, in bytes: a closed connection with unread bytes is reset, and takes the answer with it. */
const readOn = 4 * 1024 * 1024
/** Then its sender has so long to hear the answer, in milliseconds. */
const timeToHear = 2000

/** Ends connections whose body was answered before it had come (too large, not allowed): it is not read to its end. */
export function endUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', (request, _reply, _payload, done) => {
    const { raw } = request
    // Injected requests of tests do not say.
    const complete = raw.complete as boolean | undefined
    if (complete === false && !raw.destroyed) {
      let left = readOn
      raw.on('data', (chunk: Buffer) => {
        left -= chunk.length
        if (left > 0) return
        raw.pause()
        setTimeout(() => raw.socket.destroy(), timeToHear).unref()
      })
      raw.resume()
    }
    done()
  })
}
