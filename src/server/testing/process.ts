import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const ours = join(import.meta.dirname, '../main.ts')

/** Settings of faketime, which gives a run another clock: a process of its own has the same. */
const clock = Object.fromEntries(Object.entries(process.env).filter(([name]) => name === 'LD_PRELOAD' || name.startsWith('FAKETIME')))

export interface ServerProcess {
  /** Where it listens: `http://127.0.0.1:40001`. */
  url: string
  pid: number | undefined
  /** Everything that it wrote so far. */
  output: () => string
  /** Sends a signal and waits for the end. Returns the exit code; none where the signal ended it. */
  stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<number | null>
}

/**
 * Starts the real server in a process of its own and waits until it listens.
 * @throws Error with its output where it ends before
 */
export async function startProcess(env: Record<string, string | undefined>, main = ours): Promise<ServerProcess> {
  const own = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    HOST: '127.0.0.1',
    PORT: '0',
    METRICS_PORT: '0',
    LOG_LEVEL: 'info',
    DIST: 'no-build',
    FORMS_PER_MINUTE: '100000000',
    CODES_PER_NETWORK: '100000',
    ...clock,
  }
  const child = spawn(process.execPath, [main], { env: { ...own, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'exit')
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        const found = /listening at (http:[^"]+)/.exec(output)?.[1]
        if (found !== undefined) resolve(found)
      })
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output}`)))
  })
  const stop = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    child.kill(signal)
    await ended
    process.off('exit', endWithUs)
    return child.exitCode
  }
  return { url, pid: child.pid, output: () => output, stop }
}
