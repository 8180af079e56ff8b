import type { FastifyRequest } from 'fastify'

/** The network that an address is counted by: who has one IPv6 address has the 2^64 of its network. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':')
  const left = tail === undefined ? [] : Array<string>(Math.max(0, 4 - groups.length)).fill('0')
  return [...groups, ...left].slice(0, 4).join(':')
}

/** Address from which the server's own pages ask its API: no connection has such a one. */
export const ownAddress = 'own pages'

/** The network of whoever asks; none for the server's own pages, which have had their turn. Of those who are gone already it is ''. */
export function networkOfVisitor({ socket, ip }: Pick<FastifyRequest, 'socket' | 'ip'>): string | undefined {
  const { remoteAddress } = socket
  if (remoteAddress === ownAddress) return undefined
  return remoteAddress === undefined ? '' : networkOf(ip)
}
