import { createHmac } from 'node:crypto'
import type { Config } from '../../config.ts'

/** As `RTCPeerConnection` takes them. */
export interface IceServer {
  urls: string[]
  username?: string
  credential?: string
}

/**
 * By which servers browsers find a way to each other. Credentials for TURN are good until `expiresAt`: the server that relays
 * knows them by the secret that both have (coturn's `use-auth-secret`).
 */
export function iceServersFor({ stunUrls, turn }: Pick<Config, 'stunUrls' | 'turn'>, name: string, expiresAt: string): IceServer[] {
  const stun = stunUrls.length === 0 ? [] : [{ urls: stunUrls }]
  if (turn === undefined) return stun
  const username = `${Math.ceil(Date.parse(expiresAt) / 1000)}:${name}`
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64')
  return [...stun, { urls: turn.urls, username, credential }]
}
