import { describe, expect, it } from 'vitest'
import { calls } from './api.ts'
import type { Call } from './call.ts'
import { everything } from './dependencies.ts'

const all = Object.entries<Call>(calls)
const isRead = (name: string) => name.startsWith('GET ')

describe('what calls depend on', () => {
  it('is declared by every call that is no GET: what it writes, or why it writes nothing', () => {
    const silent = all.filter(
      ([name, { writes, writesNothing }]) => !isRead(name) && (writes === undefined) === (writesNothing === undefined),
    )
    expect(silent.map(([name]) => name)).toEqual([])
    expect(all.filter(([, { writes, writesNothing }]) => writes?.length === 0 || writesNothing === '').map(([name]) => name)).toEqual([])
  })

  it('is read by GET calls, and written by others', () => {
    const odd = all.filter(([name, { reads, writes }]) => (isRead(name) ? writes !== undefined : reads !== undefined))
    expect(odd.map(([name]) => name)).toEqual([])
  })

  it('has names that both sides know: what is written is read, and what is read is written', () => {
    const names = (side: 'reads' | 'writes') =>
      [...new Set(all.flatMap(([, call]) => call[side] ?? []))].filter((name) => name !== everything).toSorted()
    expect(names('reads')).toEqual(names('writes'))
    expect(names('reads').length).toBeGreaterThan(40)
  })
})
