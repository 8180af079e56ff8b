import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { slowestTests } from './test-times.ts'

test('the slowest tests of both reports are listed, the slowest first, with all tries of each', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ieumsae-reports-'))
  try {
    const spec = (title: string, ...durations: number[]) => ({
      title,
      file: 'menu.spec.ts',
      tests: [{ results: durations.map((duration) => ({ duration })) }],
    })
    const suites = [{ title: 'menu', specs: [spec('opens', 900)], suites: [{ title: 'narrow', specs: [spec('closes', 2000, 1500)] }] }]
    await writeFile(join(folder, 'e2e.json'), JSON.stringify({ suites }))
    const assertionResults = [{ fullName: 'money adds up', duration: 1000 }, { fullName: 'is not run' }]
    await writeFile(
      join(folder, 'vitest.json'),
      JSON.stringify({ testResults: [{ name: '/x/src/server/money.test.ts', assertionResults }] }),
    )
    expect(slowestTests(folder, 2)).toEqual([
      { name: 'e2e/menu.spec.ts: closes', milliseconds: 3500 },
      { name: 'src/server/money.test.ts: money adds up', milliseconds: 1000 },
    ])
    expect(slowestTests(join(folder, 'missing'), 2)).toEqual([])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
