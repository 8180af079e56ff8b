import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ip = (...args: string[]) => execFileSync('ip', args, { stdio: 'pipe' })

/** Returns whether this process may make networks of its own: Linux, as root, with iproute2. */
export function canMakeNetworks(): boolean {
  const name = `probe-${process.pid}`
  try {
    ip('netns', 'add', name)
    ip('netns', 'del', name)
    return true
  } catch {
    return false
  }
}

export interface Networks {
  /** Where a server of this machine is reached from all of them. */
  address: string
  /** A browser that lives in the network of a device: for `executablePath`. */
  browserIn: (device: 'phone' | 'desk', browser: string) => string
  /** The phone has one network, and from now on the other one: with another address. */
  moveTo: (network: 'wifi' | 'mobile') => void
  remove: () => void
}

/**
 * A phone with two networks, a desk with one, and a router between them and this machine: each in a network namespace, where the
 * kernel treats them as separate hosts.
 */
export function makeNetworks(): Networks {
  const nameOf = (host: string) => `ieumsae-${host}`
  const [router, phone, desk] = [nameOf('router'), nameOf('phone'), nameOf('desk')]
  const folder = mkdtempSync(join(tmpdir(), 'networks-'))
  const uplink = nameOf('srv')
  const inside = (name: string, ...args: string[]) => ip('-n', name, ...args)
  /** A cable from a device to the router. */
  const connect = (device: string, link: string, net: number) => {
    ip('link', 'add', link, 'netns', device, 'type', 'veth', 'peer', 'name', link, 'netns', router)
    inside(device, 'addr', 'add', `10.77.${net}.2/24`, 'dev', link)
    inside(router, 'addr', 'add', `10.77.${net}.1/24`, 'dev', link)
    inside(router, 'link', 'set', link, 'up')
  }
  const nets = { wifi: 1, mobile: 2, cable: 3 } as const
  const goOnline = (device: string, link: keyof typeof nets) => {
    inside(device, 'link', 'set', link, 'up')
    inside(device, 'route', 'add', 'default', 'via', `10.77.${nets[link]}.1`)
  }
  const remove = () => {
    if (existsSync(`/sys/class/net/${uplink}`)) ip('link', 'del', uplink)
    for (const name of [phone, desk, router]) if (existsSync(`/run/netns/${name}`)) ip('netns', 'del', name)
  }
  // Of a run that was cut off.
  remove()
  for (const name of [router, phone, desk]) {
    ip('netns', 'add', name)
    inside(name, 'link', 'set', 'lo', 'up')
  }
  ip('netns', 'exec', router, 'sh', '-c', 'echo 1 > /proc/sys/net/ipv4/ip_forward')
  ip('link', 'add', uplink, 'type', 'veth', 'peer', 'name', 'uplink', 'netns', router)
  ip('addr', 'add', '10.77.0.1/24', 'dev', uplink)
  ip('link', 'set', uplink, 'up')
  inside(router, 'addr', 'add', '10.77.0.2/24', 'dev', 'uplink')
  inside(router, 'link', 'set', 'uplink', 'up')
  ip('route', 'add', '10.77.0.0/16', 'via', '10.77.0.2')
  connect(phone, 'wifi', nets.wifi)
  connect(phone, 'mobile', nets.mobile)
  connect(desk, 'cable', nets.cable)
  goOnline(phone, 'wifi')
  goOnline(desk, 'cable')

  return {
    address: '10.77.0.1',
    browserIn: (device, browser) => {
      const path = join(folder, device)
      writeFileSync(path, `#!/bin/sh\nexec ip netns exec ${nameOf(device)} ${browser} "$@"\n`, { mode: 0o755 })
      return path
    },
    moveTo: (network) => {
      inside(phone, 'link', 'set', network === 'wifi' ? 'mobile' : 'wifi', 'down')
      goOnline(phone, network)
    },
    remove: () => {
      remove()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
