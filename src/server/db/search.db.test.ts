import { success } from '#contract/law/success.ts'
import { expect, it } from 'vitest'
import { aStory } from '../testing/content.ts'
import { startServer } from '../testing/server.ts'

it('a flood of searches holds up nothing else', async () => {
  await using server = await startServer()
  await server.add(success, aStory({ subject: { ko: '재산분할의 기준' } }))
  const searches = Array.from({ length: 60 }, (_, index) =>
    server.app.inject(`/api/v1/success?q=${encodeURIComponent('재산')}&skip=${index % 2}`),
  )
  const [list, health, ...answers] = await Promise.all([server.app.inject('/api/v1/success'), server.app.inject('/readyz'), ...searches])
  expect([list.statusCode, health.statusCode]).toEqual([200, 200])
  expect(answers.filter(({ statusCode, headers }) => statusCode !== 200 && headers['retry-after'] !== '1')).toEqual([])
  expect((await server.ask('GET /api/v1/success', { query: { q: '재산' } })).answer.summary.total).toBe(1)
})
