import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export interface RunningServer {
  origin: string
  process: ChildProcess
  /** Asks it to end, and waits until it has. */
  stop: () => Promise<void>
}

/**
 * Starts a server of the build that is there in a process of its own, as `npm start` does, and waits until it is ready.
 * @param port its metrics are at the next one
 * @param settings beside those of this process
 * @throws Error where it ends instead
 */
export async function startServer(port: number, settings: Readonly<Record<string, string>>): Promise<RunningServer> {
  const origin = `http://localhost:${port}`
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), METRICS_PORT: String(port + 1), LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (hasEnded()) throw new Error('the server did not start')
    await wait(20)
  }
  const stop = async () => {
    if (hasEnded()) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  return { origin, process: child, stop }
}
