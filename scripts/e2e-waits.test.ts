import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** The lines of files that a pattern finds, as `file:line`. */
const linesWith = (pattern: RegExp, files: string[]): string[] =>
  globSync(files, { cwd: root }).flatMap((name) =>
    readFileSync(join(root, name), 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${name}:${index + 1}`] : [])),
  )

// The rounds of faults are no tests: they choose moments at random (e2e/faults).
test('no end-to-end test waits for the network to be idle, or for a fixed time', () => {
  const found = linesWith(/networkidle|waitForTimeout/, ['e2e/**/*.ts'])
  expect(found.filter((place) => !/^e2e\/(faults|bench)\//.test(place))).toEqual([])
})

test('a test says its patience in `seconds` of the one scale (server/testing/patience.ts), and measures none beside it', () => {
  const files = [
    'e2e/*.ts',
    'e2e/!(bench)/*.ts',
    'src/server/testing/*.ts',
    'src/client/testing/*.{ts,tsx}',
    'src/server/**/*.{db,app,page}.test.ts',
    '*.config.ts',
  ]
  expect(linesWith(/\b\w*timeout(?:Ms)?(?::| =) ?[\d(]|\bset(?:Default)?(?:Navigation)?Timeout\(\d/i, files)).toEqual([])
  expect(linesWith(/SLOWNESS/, files).filter((place) => !place.startsWith('src/server/testing/patience.ts'))).toEqual([])
})
