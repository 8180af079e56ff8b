import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { slowest, testResults } from './test-report.ts'

test('a run is told from both reports: what failed, what passed at a later try, and what took longest with all its tries', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ieumsae-reports-'))
  try {
    const spec = (title: string, status: string, ...durations: number[]) => ({
      title,
      file: 'menu.spec.ts',
      tests: [
        {
          status,
          results: durations.map((duration, index) => ({ duration, errors: index === 0 && durations[1] ? [{ message: 'late' }] : [] })),
        },
      ],
    })
    const suites = [
      {
        title: 'menu',
        specs: [spec('opens', 'expected', 900)],
        suites: [{ title: 'narrow', specs: [spec('closes', 'flaky', 2000, 1500)] }],
      },
    ]
    await writeFile(join(folder, 'e2e.json'), JSON.stringify({ suites }))
    const assertionResults = [
      { fullName: 'money adds up', status: 'passed', duration: 1000, failureMessages: [] },
      { fullName: 'money comes back', status: 'failed', duration: 10, failureMessages: ['\u001B[31mno\u001B[39m'] },
      { fullName: 'money waits', status: 'passed', duration: 20, failureMessages: ['not yet'] },
      { fullName: 'is not run', status: 'pending' },
    ]
    const lost = { name: '/x/src/server/lost.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }
    await writeFile(
      join(folder, 'vitest.json'),
      JSON.stringify({ testResults: [{ name: '/x/src/server/money.test.ts', status: 'failed', message: '', assertionResults }, lost] }),
    )
    const results = testResults(folder)
    expect(slowest(results, 2).map(({ name, milliseconds }) => [name, milliseconds])).toEqual([
      ['e2e/menu.spec.ts: closes', 3500],
      ['src/server/money.test.ts: money adds up', 1000],
    ])
    expect(results.filter(({ outcome }) => outcome === 'failed').map(({ name, errors }) => [name, ...errors])).toEqual([
      ['src/server/money.test.ts: money comes back', 'no'],
      ['src/server/lost.test.ts', 'no such module'],
    ])
    expect(results.filter(({ outcome }) => outcome === 'flaky').map(({ name, errors }) => [name, ...errors])).toEqual([
      ['e2e/menu.spec.ts: closes', 'late'],
      ['src/server/money.test.ts: money waits', 'not yet'],
    ])
    expect(testResults(join(folder, 'missing'))).toEqual([])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
