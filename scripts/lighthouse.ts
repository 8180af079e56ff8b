import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from './chromium.ts'

/** Fetched when it is first used: with what it needs it is a quarter of an installation. */
const lighthouseVersion = 'lighthouse@13.5.0'
const root = join(import.meta.dirname, '..')
const bin = join(root, 'node_modules/.bin')

interface Report {
  categories: Record<string, { score: number }>
  audits: Record<string, { displayValue?: string }>
}

/** One recording with Lighthouse's usual settings (mobile). On a busy machine it fails now and then. */
async function record(address: string): Promise<Report | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'ieumsae-lighthouse-'))
  const output = join(folder, 'lighthouse.json')
  try {
    const flags = ['--quiet', '--output=json', `--output-path=${output}`, '--chrome-flags=--headless=new --no-sandbox --disable-gpu']
    const child = spawn('npm', ['exec', '--yes', '--', lighthouseVersion, address, ...flags], {
      cwd: root,
      env: { ...process.env, PATH: `${bin}:${process.env['PATH']}`, CHROME_PATH: chromium },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const code = await new Promise<number | null>((resolve) => void child.once('exit', resolve))
    return code === 0 ? (JSON.parse(readFileSync(output, 'utf8')) as Report) : undefined
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

const shown = ['first-contentful-paint', 'largest-contentful-paint', 'speed-index', 'total-blocking-time', 'cumulative-layout-shift']

/** Prints what Lighthouse says of each page, as it comes: the recording with the median performance, and all scores. */
export async function lighthouse(origin: string, paths: readonly string[], rounds: number): Promise<void> {
  for (const path of paths) {
    const reports: Report[] = []
    for (let round = 0; round < rounds; round += 1) {
      const report = await record(`${origin}${path}`)
      if (report !== undefined) reports.push(report)
    }
    const score = (report: Report, category: string) => Math.round((report.categories[category]?.score ?? 0) * 100)
    const sorted = reports.toSorted((one, other) => score(one, 'performance') - score(other, 'performance'))
    const middle = sorted[Math.floor((sorted.length - 1) / 2)]
    if (middle === undefined) console.log(`Lighthouse mobile ${path}: no recording`)
    else {
      const all = sorted.map((report) => score(report, 'performance')).join(' ')
      const others = Object.keys(middle.categories).filter((category) => category !== 'performance')
      const lowest = others.map((category) => `${category} ${Math.min(...reports.map((report) => score(report, category)))}`)
      console.log(`Lighthouse mobile ${path}: performance ${score(middle, 'performance')} (median of ${all}), ${lowest.join(', ')}`)
      console.log(`   ${shown.map((id) => `${id} ${middle.audits[id]?.displayValue ?? '?'}`).join(' · ')}`)
    }
  }
}
