import { join } from 'node:path'
import type { Database } from '#server/db/database.ts'
import { type ServerProcess, startProcess } from '#server/testing/process.ts'
import { checkBooks } from './books.ts'
import { passTime } from './pass-time.ts'
import { expirePayments } from './paying.ts'
import type { TestShop } from './test-shop.ts'

const hour = 60
const day = 24 * hour
/** Minutes that pass while the server is down: nothing may be over, or everything. */
const pauses = [1, 1, 1, 10, hour, 3 * hour, 2 * day, 8 * day, 400 * day]

/** The real server of a shop, in a process that is killed between its operations. */
export class KilledServer {
  /** What did not add up where it had died. */
  readonly wrong: string[] = []
  kills = 0
  /** Everything that it wrote. */
  output = ''
  readonly #shop: TestShop
  readonly #database: Database
  readonly #env: Record<string, string | undefined>
  #process: ServerProcess | undefined

  constructor(shop: TestShop, database: Database, env: Record<string, string | undefined> & { DATA_DIR: string }) {
    this.#shop = shop
    this.#database = database
    this.#env = { ...env, NODE_COMPILE_CACHE: join(env.DATA_DIR, 'compiled') }
  }

  async start(): Promise<void> {
    const { caller } = this.#shop
    // The first one leaves its compiled sources to those that are killed.
    if (this.#process === undefined) await (await startProcess(this.#env)).stop()
    this.#process = await startProcess(this.#env).catch((error: unknown) => {
      caller.loseServer(error)
      throw error
    })
    caller.meetServer(this.#process.url)
  }

  /** Kills it in the middle of everything, and looks into the books that it has left. */
  async kill(): Promise<void> {
    this.#shop.caller.awaitServer()
    await this.stop()
    this.kills += 1
    this.wrong.push(...(await checkBooks(this.#database.db)).map((line) => `after kill ${this.kills}: ${line}`))
  }

  /** Starts it again, after a while. */
  async startAgain(): Promise<void> {
    const minutes = this.#shop.pick(pauses)
    await passTime(this.#database, minutes)
    if (minutes >= hour) expirePayments(this.#shop.gateway)
    await this.start()
  }

  async stop(): Promise<void> {
    await this.#process?.stop('SIGKILL')
    this.output += this.#process?.output() ?? ''
  }
}
