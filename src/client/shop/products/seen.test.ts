import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteSeen, readSeen } from './seen.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  })
})
afterEach(() => void vi.unstubAllGlobals())

const product = (_id: string) => ({ _id, name: `상품 ${_id}`, thumb: null })

it('remembers the products of a visit, the last one first and each once', () => {
  expect(readSeen()).toEqual([])
  for (const _id of ['a', 'b', 'a']) noteSeen(product(_id))
  expect(readSeen().map(({ _id }) => _id)).toEqual(['a', 'b'])
})

it('remembers eight of them', () => {
  for (let count = 0; count < 12; count += 1) noteSeen(product(String(count)))
  expect(readSeen().map(({ _id }) => _id)).toEqual(['11', '10', '9', '8', '7', '6', '5', '4'])
})

it('does without where the browser stores nothing', () => {
  vi.stubGlobal('sessionStorage', undefined)
  noteSeen(product('a'))
  expect(readSeen()).toEqual([])
})
