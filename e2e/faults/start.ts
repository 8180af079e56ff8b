import type { TestEnvironment } from './test-environment.ts'

/** How much slower than this machine a mid-range phone is taken to be. */
const slowdown = 4

/** Measures the time from the address of a page to its heading, out of what the device keeps, in milliseconds: each of `times` tries. */
export async function measureStart(environment: TestEnvironment, path: string, times: number): Promise<number[]> {
  const taken: number[] = []
  for (let time = 0; time < times; time += 1) {
    const page = await environment.context().newPage()
    const cdp = await environment.context().newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const from = performance.now()
    await page.goto(path, { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    taken.push(performance.now() - from)
    await page.close()
  }
  return taken.toSorted((a, b) => a - b)
}
