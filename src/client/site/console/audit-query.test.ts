import { expect, it } from 'vitest'
import { auditQueryOf } from './audit-query.ts'

it('an address of the log asks for whole days of the office, and leaves out what is empty or no day', () => {
  expect(auditQueryOf({ _user: 'a', action: '', from: '2026-11-01', to: '2026-11-02', page: '3' })).toEqual({
    limit: 20,
    skip: 40,
    _user: 'a',
    from: '2026-10-31T15:00:00.000Z',
    to: '2026-11-02T15:00:00.000Z',
  })
  expect(auditQueryOf({ from: 'yesterday' })).toEqual({ limit: 20, skip: 0 })
})
