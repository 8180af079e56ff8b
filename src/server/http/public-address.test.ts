import { expect, it } from 'vitest'
import { isPublicAddress, isPublicSite, lookupPublic } from './public-address.ts'

it.each([
  ['8.8.8.8', true],
  ['2606:4700:4700::1111', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.255.255', false],
  ['192.168.0.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['::1', false],
  ['::', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['localhost', false],
])('%s is an address of the internet: %s', (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic))

it.each([
  ['https://push.example.com/abc', true],
  ['https://1.1.1.1/abc', true],
  ['http://push.example.com/abc', false],
  ['https://push.example.com:8443/abc', false],
  ['https://user@push.example.com/abc', false],
  ['https://localhost/abc', false],
  ['https://printer/abc', false],
  ['https://push.internal/abc', false],
  // As numbers, in octal, and in hexadecimal: all of them this machine.
  ['https://2130706433/abc', false],
  ['https://0177.0.0.1/abc', false],
  ['https://0x7f.1/abc', false],
  ['https://[::1]/abc', false],
  ['https://[::ffff:7f00:1]/abc', false],
])('%s may be asked: %s', (address, isPublic) => expect(isPublicSite(address)).toBe(isPublic))

it('a name that leads to this machine is not connected to', async () => {
  const found = await new Promise((resolve) => lookupPublic('localhost', { all: true }, (error) => resolve(error?.code)))
  expect(found).toBe('EPRIVATE')
})
