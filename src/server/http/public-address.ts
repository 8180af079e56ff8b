import { lookup as resolve } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Networks of IPv4 that are nobody's on the internet (RFC 6890). */
const reserved = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  reserved.addSubnet(network, bits)

/** What is routed of IPv6, and what of it leads back into IPv4, or is for examples. */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')
const special = new BlockList()
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  special.addSubnet(network, bits, 'ipv6')

/** Returns whether an IP address is on the public internet, and not in a private network. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !reserved.check(address)
    case 6:
      return global.check(address, 'ipv6') && !special.check(address, 'ipv6')
    default:
      return false
  }
}

/**
 * Returns whether the server may request an address that a user has given: HTTPS on a public host. The resolved IP address is
 * checked at the connection.
 */
export function isPublicSite(address: string): boolean {
  const { protocol, hostname, port, username, password } = new URL(address)
  const host = hostname.replace(/^\[|\]$/g, '')
  const isNamed = /\.[a-z][a-z0-9-]*$/i.test(host) && !/\.(localhost|local|internal|lan|home\.arpa)$/i.test(host)
  return protocol === 'https:' && port === '' && username === '' && password === '' && (isNamed || isPublicAddress(host))
}

/** Finds the addresses of a name, for a connection: only those of the internet, whatever the name's owner says at this moment. */
export const lookupPublic: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    if (error !== null) return done(error, [])
    const open = found.filter(({ address }) => isPublicAddress(address))
    const [first] = open
    if (first === undefined) return done(Object.assign(new Error('no public address'), { code: 'EPRIVATE' }), [])
    return options.all === true ? done(null, open) : done(null, first.address, first.family)
  })
}
