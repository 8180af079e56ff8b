import type { Browser } from 'playwright'

export interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: { data?: { url?: string; functionName?: string }; name?: string }
}

/**
 * Collects what the browser notes while `work` runs.
 * @param categories of what it notes, parted by commas
 */
export async function trace(browser: Browser, categories: string, work: () => Promise<unknown>): Promise<TraceEvent[]> {
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', { categories, transferMode: 'ReportEvents' })
  await work()
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await ended
  await session.detach()
  return events
}
