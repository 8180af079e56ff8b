import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import type { LotsEvent } from '#contract/auction/lot.ts'
import type { Db } from '#server/db/schema.ts'
import type { ServerProcess } from '#server/testing/process.ts'

/** One open page: the last price that it was told of each lot. */
type Prices = Map<string, number | null>

export interface Listeners {
  /** Times from the instant of a step in the log to a page that hears of it, in ms. */
  delays: number[]
  /** Memory that each server has more, in MB, since nobody listened. */
  grown: () => number[]
  /** Compares what the pages were told last with what the lots are. */
  compare: (db: Db) => Promise<string[]>
  end: () => void
}

/** Resident memory of a process, in MB. */
const memoryOf = ({ pid }: ServerProcess): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

/** Opens one stream, and resolves with what ends it once something came. */
function open(url: string, onEvent: (event: LotsEvent) => void): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: false }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`a stream was answered ${response.statusCode}`))
      let rest = ''
      response.setEncoding('utf8').on('data', (text: string) => {
        const events = (rest + text).split('\n\n')
        rest = events.pop() ?? ''
        for (const event of events) {
          const data = /^data: (.+)$/m.exec(event)?.[1]
          if (data !== undefined) onEvent(JSON.parse(data) as LotsEvent)
        }
        resolve(() => request.destroy())
      })
    })
    request.on('error', reject)
  })
}

/** Opens so many pages of a sale at the servers in turn, some at once. */
export async function listenToSale(servers: readonly ServerProcess[], _program: string, count: number): Promise<Listeners> {
  const before = servers.map(memoryOf)
  const [pages, delays, ends]: [Prices[], number[], (() => void)[]] = [[], [], []]
  const openOne = async (index: number) => {
    const prices: Prices = new Map()
    pages.push(prices)
    const onEvent = ({ lots }: LotsEvent) => {
      const now = Date.now()
      for (const { lot, steps } of lots) {
        // What it begins with is no news.
        if (prices.has(lot._work) && steps[0] !== undefined) delays.push(now - Date.parse(steps[0].at))
        prices.set(lot._work, lot.price)
      }
    }
    ends.push(await open(`${servers[index % servers.length]?.url}/api/v1/auction/programs/${_program}/events`, onEvent))
  }
  for (let from = 0; from < count; from += 20)
    await Promise.all(Array.from({ length: Math.min(20, count - from) }, (_none, index) => openOne(from + index)))
  const compare = async (db: Db) => {
    const lots = await db.selectFrom('auctionLots').select(['_work', 'price']).where('_program', '=', _program).execute()
    const wrong = pages.filter((prices) => lots.some(({ _work, price }) => prices.get(_work) !== price)).length
    return wrong === 0 ? [] : [`${wrong} pages do not show the last prices`]
  }
  return {
    delays,
    grown: () => servers.map((server, index) => memoryOf(server) - (before[index] ?? 0)),
    compare,
    end: () => ends.forEach((end) => end()),
  }
}
