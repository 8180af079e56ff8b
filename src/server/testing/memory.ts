import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Measures live buffers in bytes, after a garbage collection. */
export async function bytesInBuffers(): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  // What was collected is given back a moment later.
  await wait(30)
  return process.memoryUsage().arrayBuffers
}
