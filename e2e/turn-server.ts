import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { installFromDebian } from '../scripts/debian.ts'

const program = '/usr/bin/turnserver'

interface Place {
  address: string
  port: number
}

/** A question of STUN (RFC 8489) with nothing in it: whoever answers is there. */
const binding = () => Buffer.concat([Buffer.from('000100002112a442', 'hex'), randomBytes(12)])

/** Waits until a server answers. */
async function isThere({ address, port }: Place): Promise<void> {
  const socket = createSocket('udp4')
  const timer = setInterval(() => socket.send(binding(), port, address), 100)
  await once(socket, 'message')
  clearInterval(timer)
  socket.close()
}

/** Runs coturn, which is installed where that can be done: a relay whose credentials follow from a secret, as ours do. */
export async function startTurnServer({ address, port, secret }: Place & { secret: string }) {
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
  const child = spawn(program, [...flags, ...settings], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  await Promise.race([isThere({ address, port }), ended.then(() => Promise.reject(new Error('coturn has ended')))])
  return {
    stop: async () => {
      process.off('exit', end)
      end()
      await ended
    },
  }
}
