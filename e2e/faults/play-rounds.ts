import type { Page } from '@playwright/test'
import type { TestEnvironment } from './test-environment.ts'

export interface RoundOptions {
  rounds: number
  /** The same seed, the same rounds. */
  seed: number
  tell?: (text: string) => void
}

interface Rounds<Round> {
  environment: TestEnvironment
  count: number
  /** Counts how often the browser or this harness failed, and was started again. */
  outcome: { broken: number }
  tell: (text: string) => void
  make: (number: number) => Round
  /** What is sent, and what happens to the line and the device. */
  suffer: (round: Round) => Promise<Page>
  /** Once the line is back. */
  judge: (round: Round, page: Page) => Promise<unknown>
  /** Gets the page of the round at its end. */
  settle?: (round: Round, page: Page) => Promise<unknown>
}

/** Plays rounds one after the other. One in which the browser or this harness fails is judged all the same, in a browser that was opened again. */
export async function playRounds<Round extends { name: string }>(rounds: Rounds<Round>): Promise<void> {
  const { environment, count, outcome, tell, make, suffer, judge, settle } = rounds
  for (let number = 1; number <= count; number += 1) {
    const round = make(number)
    const startAgain = async (error: unknown): Promise<Page> => {
      outcome.broken += 1
      tell(`${round.name}: BROKEN ${String(error)}`)
      return (await environment.restartBrowser()).newPage()
    }
    let page = await suffer(round).catch(startAgain)
    environment.proxy.setLine('up')
    try {
      await judge(round, page)
    } catch (error) {
      page = await startAgain(error)
      await judge(round, page)
    }
    environment.proxy.plan([])
    await settle?.(round, page)
  }
}
