import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface TestTime {
  /** The level and its file, and the test's title. */
  name: string
  milliseconds: number
}

/** What is read of Playwright's JSON report. */
interface Suite {
  title: string
  specs?: { title: string; file: string; tests: { results: { duration: number }[] }[] }[]
  suites?: Suite[]
}

/** What is read of Vitest's JSON report. */
interface VitestReport {
  testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[]
}

const read = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

const inSuite = ({ specs = [], suites = [] }: Suite): TestTime[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map(({ results }) => ({
      name: `e2e/${file}: ${title}`,
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  ),
  ...suites.flatMap(inSuite),
]

/** The tests that took longest, of the JSON reports in a folder (`e2e.json` of Playwright, the others of Vitest); none where there is no report. */
export function slowestTests(folder: string, count: number): TestTime[] {
  const ends = (read(join(folder, 'e2e.json')) as { suites: Suite[] } | undefined)?.suites.flatMap(inSuite) ?? []
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json') && file !== 'e2e.json') : []
  const others = files
    .flatMap((file) => (read(join(folder, file)) as VitestReport).testResults)
    .flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: `${name.replace(/^.*?\/(?=(?:src|scripts|e2e)\/)/, '')}: ${fullName}`,
        milliseconds: duration ?? 0,
      })),
    )
  return [...ends, ...others].toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, count)
}
