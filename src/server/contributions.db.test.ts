import type { ErrorCode } from '#contract/api.ts'
import { contractModule } from '#contract/module.ts'
import { mergePages } from '#contract/page.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { startWarming } from './files/warm.ts'
import { ApiError } from './http/api-error.ts'
import { join, serverModule } from './module.ts'
import { seconds } from './testing/patience.ts'
import { serverForFile } from './testing/server.ts'

const contract = contractModule({
  name: 'witness',
  resources: [],
  calls: {},
  errors: { soldOut: { status: 409, text: { id: 'witness.soldOut', message: '{name} 다 팔렸습니다.' } } },
  pages: {
    '/witness': { list: { type: ['cup', 'plate'] } },
    '/witness/cart': { isUnlisted: true },
    '/witnesses': { movedTo: '/witness' },
  },
})

const item = { createdAt: '2026-11-25T00:00:00.000Z', updatedAt: '2026-11-25T00:00:00.000Z' }
const picture = { _file: '0193a0b4-0000-7000-8000-000000000001', width: 640, height: 480, placeholder: '' }
const beside = serverModule(contract, {
  feeds: [async () => [{ ...item, path: '/witness/cup', subject: '찻잔', summary: '흙으로 빚은 찻잔', picture: null }]],
  shareCards: { cup: async () => ({ label: '찻잔', heading: '흙으로 빚은 찻잔', picture: null }) },
  firstPictures: [async () => [picture]],
  routes: (app) => {
    app.get('/api/v1/witness', () => {
      throw new ApiError('soldOut' as ErrorCode, { values: { name: '컵이' } })
    })
  },
})
const server = await serverForFile({ hasAccounts: true, beside })
const textOf = async (url: string) => (await server.app.inject(url)).body

describe('what a module declares is at work where no list but that of the modules names it:', () => {
  it('a refusal of its own', async () => {
    const { statusCode, body } = await server.app.inject('/api/v1/witness')
    expect([statusCode, JSON.parse(body)]).toEqual([409, { message: '컵이 다 팔렸습니다.', code: 'soldOut' }])
  })

  it('pages in the sitemap and in what texts may link to, with what their lists take', async () => {
    const sitemap = await textOf('/sitemap.xml')
    expect(sitemap).toContain('/witness?lang=en</loc>')
    expect(sitemap).not.toContain('/witness/cart')
    const { linkablePaths, listPages, movedPages } = mergePages([contract])
    expect(linkablePaths).toEqual(['/witness', '/witness/cart'])
    expect([...listPages, ...movedPages]).toEqual([
      ['/witness', { type: ['cup', 'plate'] }],
      ['/witnesses', '/witness'],
    ])
  })

  it('items in the feed', async () => {
    expect(await textOf('/rss.xml')).toMatch(/<title>찻잔<\/title><link>[^<]*\/witness\/cup<\/link>/)
  })

  it('pictures for those who share its pages', async () => {
    const { statusCode, headers } = await server.app.inject('/og/cup/0193a0b4-0000-7000-8000-000000000002.png')
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
  })

  it('pictures that are made before anybody asks', async () => {
    const { storage } = server.app.platform
    const original = sharp({ create: { width: picture.width, height: picture.height, channels: 3, background: 'teal' } }).jpeg()
    await storage.write(`${picture._file}/original`, await original.toBuffer())
    const stop = startWarming(server.app, join([beside]))
    await expect.poll(() => storage.has(`${picture._file}/480.webp`), { timeout: seconds(60) }).toBe(true)
    stop()
  })
})
