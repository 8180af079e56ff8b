import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

export interface Server {
  origin: string
  stop: () => Promise<void>
}

/** A second real server, on a build of its own that a test may change, and on an empty folder. */
export async function startServer(dist: string): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ieumsae-e2e-'))
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: '0',
    DIST: dist,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    FORMS_PER_MINUTE: '1000',
  }
  const child = spawn(join(root, 'node_modules/.bin/node'), ['src/server/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  const port = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const found = /listening at http:\/\/[^"]+:(\d+)/.exec(output)?.[1]
      if (found !== undefined) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output}`)))
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    process.off('exit', endWithUs)
    await rm(dataDir, { recursive: true, force: true })
  }
  return { origin: `http://localhost:${port}`, stop }
}
