import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { installFromDebian } from '../scripts/debian.ts'

const program = '/usr/bin/turnserver'

/** Runs coturn, which is installed where that can be done: a relay whose credentials follow from a secret, as ours do. */
export async function startTurnServer({ address, port, secret }: { address: string; port: number; secret: string }) {
  if (!existsSync(program)) installFromDebian(['coturn'], `No ${program}. Install it (Debian: sudo apt-get install coturn).`)
  const settings = [
    `--listening-ip=${address}`,
    `--relay-ip=${address}`,
    `--listening-port=${port}`,
    '--use-auth-secret',
    `--static-auth-secret=${secret}`,
    '--realm=ieumsae.example',
    '--allow-loopback-peers',
    '--cli-password=unused',
  ]
  const flags = ['-n', '--no-tls', '--no-dtls', '--no-cli', '--log-file=stdout', '--pidfile=/dev/null']
  const child = spawn(program, [...flags, ...settings], { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'exit')
  await new Promise<void>((done, fail) => {
    child.stdout.on('data', (text: Buffer) => {
      if (/UDP listener opened/i.test(text.toString())) done()
    })
    ended.then(() => fail(new Error('coturn has ended')), fail)
  })
  return {
    stop: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
