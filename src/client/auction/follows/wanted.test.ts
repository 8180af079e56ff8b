import type { Follow } from '#contract/auction/follows.ts'
import { describe, expect, it } from 'vitest'
import { isOf, wantedBy } from './wanted.ts'

const nothing = { _program: null, _author: null, medium: null, estimate: null, words: null, name: null, newest: null }
const follow = (of: Partial<Follow>): Follow => ({ _id: 'f', createdAt: '2026-12-01T00:00:00.000Z', kind: 'search', ...nothing, ...of })

describe('what a catalogue is narrowed by', () => {
  it('is nothing, an artist, or a search, whatever the page and the view', () => {
    expect(wantedBy({ page: 2, view: 'list' })).toBeUndefined()
    expect(wantedBy({ author: 'a', page: 2 })).toEqual({ kind: 'author', _author: 'a' })
    const search = { kind: 'search', _author: 'a', medium: null, estimate: '1-3', words: '달' }
    expect(wantedBy({ author: 'a', estimate: '1-3', q: '달', view: 'list' })).toEqual(search)
  })

  it('is the same as what is followed where all of it is', () => {
    const wanted = { kind: 'search', _author: null, medium: 'print', estimate: null, words: '달' } as const
    expect(isOf(follow({ medium: 'print', words: '달' }), wanted)).toBe(true)
    for (const other of [{ words: '해' }, { medium: 'craft' }, { _author: 'a' }, { estimate: '0-1' }] as const)
      expect(isOf(follow({ medium: 'print', words: '달', ...other }), wanted)).toBe(false)
    expect(isOf(follow({ kind: 'author', _author: 'a' }), { kind: 'author', _author: 'a' })).toBe(true)
    expect(isOf(follow({ kind: 'author', _author: 'b' }), { kind: 'author', _author: 'a' })).toBe(false)
    expect(isOf(follow({ kind: 'program', _program: 'a' }), { kind: 'program', _program: 'a' })).toBe(true)
    expect(isOf(follow({ kind: 'program', _program: 'a' }), { kind: 'author', _author: 'a' })).toBe(false)
  })
})
