import { QueryObserver } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { ApiFailure, Unreachable } from './http.ts'
import { createQueryClient } from './query-client.ts'
import { followWrites, refresh, refreshed } from './refresh.ts'

const topics = {
  'GET /goods': ['goods'],
  'GET /goods/{_id}': ['goods'],
  'GET /orders': ['orders'],
  'POST /goods': ['goods'],
  'DELETE /goods/{_id}': ['goods'],
  'POST /orders': ['orders', 'goods'],
}

/** A client whose queries are shown. `asked` are those that the server was asked, `answer` answers the last one. */
function show(...names: string[]) {
  const client = createQueryClient()
  const asked: string[] = []
  const answers: (() => void)[] = []
  for (const name of names) {
    const queryFn = () => {
      asked.push(name)
      return new Promise<number>((resolve) => answers.push(() => resolve(asked.length)))
    }
    new QueryObserver(client, { queryKey: [name, 'ko', {}], queryFn }).subscribe(() => undefined)
  }
  const answer = async () => {
    for (const one of answers.splice(0)) one()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { client, asked, answer, written: followWrites(client, topics) }
}

const refusal = (status: number) => new ApiFailure(status, {}, undefined)

describe('a call that writes', () => {
  it('has those reads asked for again that read what it writes, and no others', async () => {
    const { client, asked, answer, written } = show('GET /goods', 'GET /goods/{_id}', 'GET /orders')
    await answer()
    asked.length = 0
    written('POST /goods')
    await answer()
    expect(asked).toEqual(['GET /goods', 'GET /goods/{_id}'])
    client.clear()
  })

  it('does so when it is not known whether it arrived, or when it was refused since something has changed', async () => {
    for (const [failure, count] of [
      [new Unreachable(), 1],
      [refusal(409), 1],
      [refusal(412), 1],
      [refusal(400), 0],
      [refusal(403), 0],
    ] as const) {
      const { client, asked, answer, written } = show('GET /goods')
      await answer()
      asked.length = 0
      written('POST /goods', failure)
      await answer()
      expect([failure, asked.length]).toEqual([failure, count])
      client.clear()
    }
  })

  it('leaves alone what keeps itself', async () => {
    const { client, asked, answer, written } = show('GET /goods')
    await answer()
    asked.length = 0
    client
      .getQueryCache()
      .find({ queryKey: ['GET /goods', 'ko', {}] })
      ?.setOptions({ queryKey: ['GET /goods', 'ko', {}], meta: { keepsItself: true } })
    written('POST /goods')
    await answer()
    expect(asked).toEqual([])
    client.clear()
  })

  it('does not ask for an item that it has removed', async () => {
    const { client, asked, answer, written } = show('GET /goods', 'GET /goods/{_id}')
    await answer()
    asked.length = 0
    written('DELETE /goods/{_id}')
    await answer()
    expect(asked).toEqual(['GET /goods'])
    expect(client.getQueryState(['GET /goods/{_id}', 'ko', {}])?.isInvalidated).toBe(true)
    client.clear()
  })

  it('is one with the others of its press: reads are asked for once, when it ends', async () => {
    const { client, asked, answer, written } = show('GET /goods', 'GET /orders')
    await answer()
    asked.length = 0
    const mutationFn = async () => {
      for (let count = 0; count < 3; count += 1) {
        await Promise.resolve()
        written('POST /orders')
      }
      expect(asked).toEqual([])
    }
    const onSettled = () => expect(asked).toEqual(['GET /goods', 'GET /orders'])
    await client.getMutationCache().build(client, { mutationFn, onSettled }).execute(undefined)
    await answer()
    await refreshed(client)
    expect(asked).toEqual(['GET /goods', 'GET /orders'])
    client.clear()
  })
})

describe('news', () => {
  it('that comes while a list is read for the first time is not lost: it is read once more', async () => {
    const { client, asked, answer } = show('GET /goods')
    expect(asked).toEqual(['GET /goods'])
    void refresh(client, topics, ['goods'])
    void refresh(client, topics, ['goods'])
    await answer()
    expect(asked).toEqual(['GET /goods', 'GET /goods'])
    await answer()
    expect(asked).toHaveLength(2)
    expect(client.getQueryData(['GET /goods', 'ko', {}])).toBe(2)
    client.clear()
  })

  it('that comes again and again lets a read come to its end', async () => {
    const { client, asked, answer } = show('GET /goods')
    await answer()
    for (let count = 0; count < 5; count += 1) void refresh(client, topics, ['goods'])
    await answer()
    expect(client.getQueryData(['GET /goods', 'ko', {}])).toBe(2)
    await answer()
    expect(asked).toHaveLength(3)
    client.clear()
  })
})
