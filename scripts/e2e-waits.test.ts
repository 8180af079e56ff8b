import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../e2e')

// The rounds of faults are no tests: they choose moments at random (e2e/faults).
test('no end-to-end test waits for the network to be idle, or for a fixed time', () => {
  const found = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .flatMap((line, index) => (/networkidle|waitForTimeout/.test(line) ? [`${name}:${index + 1}`] : [])),
    )
  expect(found).toEqual([])
})
