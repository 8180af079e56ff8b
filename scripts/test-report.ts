import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** A test as the JSON reports of a run tell of it. */
export interface TestResult {
  /** The file and the test's title. */
  name: string
  /** Of all its tries. */
  milliseconds: number
  /** `flaky`: it passed at a later try than its first. */
  outcome: 'passed' | 'flaky' | 'failed' | 'skipped'
  /** What went wrong in each try that failed. */
  errors: string[]
}

/** What is read of Playwright's JSON report. */
interface Suite {
  title: string
  specs?: { title: string; file: string; tests: SpecTest[] }[]
  suites?: Suite[]
}

interface SpecTest {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
  results: { duration: number; errors?: { message?: string }[] }[]
}

/** What is read of Vitest's JSON report. */
interface VitestReport {
  testResults: { name: string; message: string; status: string; assertionResults: Assertion[] }[]
}

interface Assertion {
  fullName: string
  status: string
  duration?: number | null
  failureMessages?: string[] | null
}

const ofSpec = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' } as const

const read = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

const inSuite = ({ specs = [], suites = [] }: Suite): TestResult[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, results }) => ({
      name: `e2e/${file}: ${title}`,
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
      outcome: ofSpec[status],
      errors: results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => stripVTControlCharacters(message))),
    })),
  ),
  ...suites.flatMap(inSuite),
]

function outcomeOf({ status, failureMessages }: Assertion): TestResult['outcome'] {
  if (status === 'failed') return 'failed'
  if (status !== 'passed') return 'skipped'
  return (failureMessages ?? []).length === 0 ? 'passed' : 'flaky'
}

function inVitest({ testResults }: VitestReport): TestResult[] {
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = name.replace(/^.*?\/(?=(?:src|scripts|e2e)\/)/, '')
    const tests = assertionResults.map((each) => ({
      name: `${file}: ${each.fullName}`,
      milliseconds: each.duration ?? 0,
      outcome: outcomeOf(each),
      errors: (each.failureMessages ?? []).map(stripVTControlCharacters),
    }))
    // A file that could not be loaded has no tests.
    const isLost = status === 'failed' && !tests.some(({ outcome }) => outcome === 'failed')
    return isLost ? [...tests, { name: file, milliseconds: 0, outcome: 'failed', errors: [stripVTControlCharacters(message)] }] : tests
  })
}

/** All tests of the JSON reports in a folder (`e2e.json` of Playwright, the others of Vitest); none where there is no report. */
export function testResults(folder: string): TestResult[] {
  const ends = (read(join(folder, 'e2e.json')) as { suites: Suite[] } | undefined)?.suites.flatMap(inSuite) ?? []
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json') && file !== 'e2e.json') : []
  return [...ends, ...files.flatMap((file) => inVitest(read(join(folder, file)) as VitestReport))]
}

export const slowest = (results: readonly TestResult[], count: number): TestResult[] =>
  results.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, count)
