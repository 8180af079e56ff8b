import { stat } from 'node:fs/promises'
import { banners } from '#contract/site/banners.ts'
import { expect, it } from 'vitest'
import { repositoryOf } from '../db/repository-of.ts'
import { startServer, type TestServer } from './server.ts'

const readBanners = ({ database }: TestServer) => repositoryOf(banners).list(database.db, { sort: 'createdAt' })

it('servers with the demo content have databases of their own, and share the variants of its pictures', async () => {
  await using first = await startServer({ isSeeded: true })
  await using second = await startServer({ isSeeded: true })
  const { items, total } = await readBanners(first)
  expect((await readBanners(second)).items).toEqual(items)

  const { _file = '' } = items[0]?.image ?? {}
  const { statusCode } = await first.app.inject(`/api/v1/files/${_file}/160.webp`)
  expect(statusCode).toBe(200)
  const { mtimeMs } = await stat(second.app.platform.storage.pathOf(`${_file}/160.webp`))
  expect((await second.app.inject(`/api/v1/files/${_file}/160.webp`)).statusCode).toBe(200)
  expect((await stat(first.app.platform.storage.pathOf(`${_file}/160.webp`))).mtimeMs).toBe(mtimeMs)

  const token = await first.login('admin')
  await first.ask('DELETE /api/console/banners/{_id}', { params: { _id: items[0]?._id ?? '' }, token })
  expect([(await readBanners(first)).total, (await readBanners(second)).total]).toEqual([total - 1, total])
})
