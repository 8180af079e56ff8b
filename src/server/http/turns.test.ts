import { expect, it } from 'vitest'
import { createConcurrencyLimiter } from './turns.ts'

it('an account has a few calls at once, some more of its own wait in their order, and nobody else does', async () => {
  const inTurn = createConcurrencyLimiter({ atOnce: 2, waiting: 2 })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const begin = (by: string, name: string) =>
    inTurn(by, async () => {
      begun.push(name)
      await new Promise<void>((end) => void ends.set(name, end))
      if (name === 'a1') throw new Error('failed')
      return name
    })
  const calls = ['a1', 'a2', 'a3', 'a4'].map((name) => begin('a', name))
  const settled = Promise.allSettled(calls)
  await expect(begin('a', 'a5')).rejects.toMatchObject({ code: 'unavailable' })
  const other = begin('b', 'b1')
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  for (const [ended, next] of [
    ['a1', 'a3'],
    ['a2', 'a4'],
  ] as const) {
    ends.get(ended)?.()
    await expect.poll(() => begun.at(-1)).toBe(next)
  }
  for (const name of ['a3', 'a4', 'b1']) ends.get(name)?.()
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled'])
  expect(await other).toBe('b1')
})
