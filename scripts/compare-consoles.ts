import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { ensureChromium, headless } from './chromium.ts'
import { numbered } from './console-data.ts'
import { directus } from './consoles/directus.ts'
import { type FirstScreen, firstScreen } from './consoles/first-screen.ts'
import { ieumsae } from './consoles/ieumsae.ts'
import { startOwn } from './consoles/own-server.ts'
import { payload } from './consoles/payload.ts'
import { type Effort, Person } from './consoles/person.ts'
import { type Product, type TaskName, tasks } from './consoles/product.ts'

/**
 * Four tasks of an editor and the first screen, in our console and in those of Directus and Payload, in turns so that what else
 * the machine does hits all alike. DIRECTUS and PAYLOAD are the addresses of running ones (docs/comparison-setup.md says how to set
 * them up); one without an address is left out. Ours runs by itself, from the build that is there. Prints after each round; asserts nothing.
 */
const rounds = Number(process.env['ROUNDS'] ?? 5)
const port = Number(process.env['COMPARE_PORT'] ?? 4196)
const folder = mkdtempSync(join(tmpdir(), 'ieumsae-consoles-'))
const picture = join(folder, 'picture.jpg')

/** One of the 5,000; each round takes another, for what is as it should be cannot be fixed. */
const firstToFix = randomInt(1000, 5000)

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const own = (name: string): string => `${name} ${Date.now().toString(36)}`

/** What each round of a product gave, by what was measured. */
class Results<Value> {
  readonly #of = new Map<string, Value[]>()
  add(product: Product, what: string, value: Value): void {
    const key = `${product.name} ${what}`
    this.#of.set(key, [...(this.#of.get(key) ?? []), value])
  }
  values(product: Product, what: string): readonly Value[] {
    return this.#of.get(`${product.name} ${what}`) ?? []
  }
}

const efforts = new Results<Effort>()
const screens = new Results<FirstScreen>()

async function open(browser: Browser, { origin, logIn }: Product): Promise<Page> {
  const context = await browser.newContext({
    // What asks a page whether it is there is an expression, which our policy would not evaluate.
    bypassCSP: true,
    baseURL: origin,
    viewport: { width: 1280, height: 800 },
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(45_000)
  await logIn(page)
  return page
}

/** Plays a task once, from the list of stories. */
async function play(product: Product, page: Page, task: TaskName, round: number): Promise<Effort> {
  const title = own('새 이야기')
  if (task === 'schedule' || task === 'restore') await product.add(page, title, task === 'restore')
  await product.openList(page)
  const person = new Person(page)
  if (task === 'fix') await product.fix(person, numbered(firstToFix - round * 7))
  else if (task === 'create') await product.create(person, title, picture)
  else if (task === 'schedule') await product.schedule(person, title, new Date(Date.now() + 36 * 60 * 60 * 1000))
  else await product.restore(person, title)
  return person.effort
}

function printTasks(products: readonly Product[]): void {
  console.log('\ntask       product     steps   person s   waiting s   together s   (medians)')
  for (const task of tasks)
    for (const product of products) {
      const all = efforts.values(product, task)
      const [steps, person, waiting] = (['steps', 'person', 'waiting'] as const).map((what) => median(all.map((each) => each[what])))
      const together = median(all.map((each) => each.person + each.waiting))
      const figures = [String(steps).padStart(5), ...[person, waiting, together].map((each) => (each ?? 0).toFixed(1).padStart(10))]
      console.log(`${task.padEnd(10)} ${product.name.padEnd(10)} ${figures.join('  ')}`)
    }
}

function printScreens(products: readonly Product[]): void {
  console.log('\nscreen    cache  product     seconds   processor s   requests       kB   (medians, processor 4 times slower)')
  for (const [index, name] of ['first', 'stories'].entries())
    for (const cache of ['cold', 'warm'])
      for (const product of products) {
        const all = screens.values(product, `${index} ${cache}`)
        const of = (what: keyof FirstScreen) => median(all.map((each) => each[what]))
        const figures = [of('seconds').toFixed(2).padStart(8), of('processor').toFixed(2).padStart(12), String(of('requests')).padStart(10)]
        console.log(
          `${name.padEnd(9)} ${cache}   ${product.name.padEnd(10)} ${figures.join(' ')} ${of('kilobytes').toFixed(0).padStart(8)}`,
        )
      }
}

/** One that fails counts for nothing, and is told. */
async function attempt<Value>(what: string, deed: () => Promise<Value>, take: (value: Value) => void): Promise<void> {
  await deed().then(take, (error: unknown) => console.warn(`${what}: ${String(error).split('\n', 4).join(' ')}`))
}

async function measure(products: readonly Product[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: headless() })
  console.log(`Chromium ${browser.version()}, ${cpus().length} × ${cpus()[0]?.model}`)
  const turns = await Promise.all(products.map(async (product) => ({ product, page: await open(browser, product) })))
  // A round that does not count fills what products keep in memory.
  for (let round = 0; round <= rounds; round += 1) {
    for (const task of tasks)
      for (const { product, page } of turns)
        await attempt(
          `${product.name} ${task}`,
          () => play(product, page, task, round),
          (effort) => round > 0 && efforts.add(product, task, effort),
        )
    for (const index of [0, 1] as const)
      for (const isCold of [true, false])
        for (const { product, page } of turns)
          await attempt(
            `${product.name} screen ${index}`,
            () => firstScreen(page, product.screens[index], isCold),
            (screen) => round > 0 && screens.add(product, `${index} ${isCold ? 'cold' : 'warm'}`, screen),
          )
    console.log(`\nround ${round} of ${rounds}, load average ${loadavg()[0]?.toFixed(1)}`)
    if (round === 0) continue
    printTasks(products)
    printScreens(products)
  }
  await browser.close()
}

ensureChromium()
await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#8c6239' } })
  .jpeg()
  .toFile(picture)
const { OWN, DIRECTUS, PAYLOAD } = process.env
const server = OWN === undefined ? await startOwn(port) : { origin: OWN, stop: async () => undefined }
const products = [
  ieumsae(server.origin),
  ...(DIRECTUS === undefined ? [] : [directus(DIRECTUS)]),
  ...(PAYLOAD === undefined ? [] : [payload(PAYLOAD)]),
]
try {
  await measure(products)
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
