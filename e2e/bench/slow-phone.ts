import type { CDPSession, Page } from 'playwright'

/** Makes a page's machine a mid-tier phone on a slow line: processor four times slower, 1,638 and 750 kbit/s, 150 ms there and back. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const line = { offline: false, latency: 150, downloadThroughput: (1638 * 1000) / 8, uploadThroughput: (750 * 1000) / 8 }
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return session
}
