import { globSync } from 'node:fs'
import { startProcess } from '#server/testing/process.ts'

/** Settings that give a process a later clock. @throws Error without libfaketime */
function clockAhead(ms: number): Record<string, string> {
  if (ms === 0) return {}
  const [library] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')
  if (library === undefined) throw new Error('moving the clock needs libfaketime (Debian: faketime)')
  return { LD_PRELOAD: library, FAKETIME: `+${Math.round(ms / 1000)}`, DONT_FAKE_MONOTONIC: '1' }
}

/** The real server in a process of its own, whose clock can be moved on: it is ended and started again. */
export async function startWithClock(env: Record<string, string>) {
  let [server, ahead, age] = [await startProcess(env), 0, 0]
  return {
    url: () => server.url,
    age: () => age,
    now: () => new Date(Date.now() + ahead),
    moveTo: async (instant: string): Promise<void> => {
      await server.stop()
      ahead = Date.parse(instant) - Date.now()
      server = await startProcess({ ...env, ...clockAhead(ahead) })
      age += 1
    },
    stop: (signal?: 'SIGTERM' | 'SIGKILL') => server.stop(signal),
    output: () => server.output(),
  }
}
