import { QueryClient } from '@tanstack/react-query'
import { expect, it, onTestFinished, vi } from 'vitest'
import { rowsFirst } from './rows-first.ts'

it('waits until the rows are there, and ends where nobody wants what comes after them', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const client = new QueryClient()
  const rows = Promise.withResolvers<string[]>()
  const read = client.fetchQuery({ queryKey: ['rows', 'ko'], queryFn: () => rows.promise })
  const [wanted, left] = [new AbortController(), new AbortController()]
  const begun: string[] = []
  void rowsFirst(client, 'rows', wanted.signal).then(() => begun.push('counts'))
  void rowsFirst(client, 'rows', left.signal).catch(() => begun.push('left'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(begun).toEqual([])
  left.abort()
  await vi.advanceTimersByTimeAsync(1000)
  expect(begun).toEqual(['left'])
  rows.resolve([])
  await read
  await vi.advanceTimersByTimeAsync(1000)
  expect(begun).toEqual(['left', 'counts'])
})
