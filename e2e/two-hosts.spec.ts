import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { countDocuments, expect, frameHydrated, test as base } from './fixtures.ts'
import { startServer } from './server.ts'

/** A port that was free a moment ago: both addresses are settings of the server. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** A server whose sites have a host each: the firm `localhost`, the trade centre `127.0.0.1`. */
const test = base.extend<{ centre: string }>({
  centre: async ({ browserName: _any }, provide) => {
    const port = await freePort()
    const centre = `http://127.0.0.1:${port}`
    const server = await startServer(process.env['DIST'] ?? 'dist', { PORT: String(port), CENTRE_ORIGIN: centre })
    await provide(centre)
    await server.stop()
  },
  baseURL: async ({ centre }, provide) => provide(centre.replace('127.0.0.1', 'localhost')),
})

test('links lead from one host to the other and back, in the language that was chosen', async ({ page, centre, baseURL, watch }) => {
  watch.allowForeign(new RegExp(centre))
  await page.goto('/guide')
  await frameHydrated(page)
  await page.getByRole('link', { name: 'English' }).first().click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ieumsae Trade Centre' }).click()
  await expect(page).toHaveURL(`${centre}/fairs?lang=en`)
  await frameHydrated(page)
  // Within a site the app goes on: no document is asked for, and the host says the site.
  const documents = countDocuments(page)
  await page.getByRole('banner').getByRole('link', { name: 'Frequently asked questions' }).click()
  await expect(page).toHaveURL(`${centre}/fairs/faq?lang=en`)
  await page.goBack()
  await expect(page).toHaveURL(`${centre}/fairs?lang=en`)
  expect(documents()).toBe(0)
  await page.getByRole('banner').getByRole('link', { name: 'Ieumsae Law Group' }).click()
  await expect(page).toHaveURL(`${baseURL}/?lang=en`)
})
