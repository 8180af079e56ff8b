import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { sealerOf } from './sealer.ts'

const folder = mkdtempSync(join(tmpdir(), 'ieumsae-sealer-'))
afterAll(() => rmSync(folder, { recursive: true }))
const [one, other] = ['one key of some thirty characters', 'another key of some thirty letters']

it('opens what it has sealed, under its own name alone, and reads what was never sealed', () => {
  const sealer = sealerOf([one], folder)
  const sealed = sealer.seal('push', 'secret')
  expect(sealed).not.toContain('secret')
  expect(sealer.open('push', sealed)).toEqual({ value: 'secret', isCurrent: true })
  expect(() => sealer.open('other', sealed)).toThrow(/another key/)
  expect(sealer.open('push', 'as it was')).toEqual({ value: 'as it was', isCurrent: false })
  expect(() => sealerOf([other], folder).open('push', sealed)).toThrow(/SECRET_KEY/)
})

it('opens with a former key, and says that it is one', () => {
  const sealed = sealerOf([one], folder).seal('push', 'secret')
  expect(sealerOf([other, one], folder).open('push', sealed)).toEqual({ value: 'secret', isCurrent: false })
})

it('makes a key that its owner alone may read, once, and opens with it also where a key is set later', () => {
  const sealed = sealerOf([], folder).seal('push', 'secret')
  const path = join(folder, 'secret.key')
  const made = readFileSync(path, 'utf8')
  expect([statSync(path).mode & 0o777, made.trim().length]).toEqual([0o600, 43])
  expect(sealerOf([], folder).open('push', sealed)).toEqual({ value: 'secret', isCurrent: true })
  expect(sealerOf([one], folder).open('push', sealed)).toEqual({ value: 'secret', isCurrent: false })
  expect(readFileSync(path, 'utf8')).toBe(made)
})
