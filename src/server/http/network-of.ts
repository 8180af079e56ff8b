/** The network that an address is counted by: who has one IPv6 address has the 2^64 of its network. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':')
  const left = tail === undefined ? [] : Array<string>(Math.max(0, 4 - groups.length)).fill('0')
  return [...groups, ...left].slice(0, 4).join(':')
}
