import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { terms } from '#contract/support/terms.ts'
import { expect, it } from 'vitest'
import { aRequest, aTerm } from '../testing/content.ts'
import { engineUnderTest, startServer } from '../testing/server.ts'
import { emptyLog } from './database.ts'

it.runIf(engineUnderTest() === 'sqlite')('what is removed is in no file of SQLite any more, and nobody else may read these', async () => {
  await using server = await startServer({ hasAccounts: true })
  await server.add(terms, aTerm())
  const token = await server.login('admin')
  const secrets = { name: '홍비밀', phone: '010-9876-5432', content: '아무도 모르는 사정'.repeat(900) }
  const { answer } = await server.ask('POST /api/v1/forms', { body: aRequest(secrets) })
  const files = ['', '-wal'].map((end) => join(server.config.dataDir, `ieumsae.db${end}`))
  const found = async () => {
    const bytes = await Promise.all(files.map((file) => readFile(file)))
    return Object.values(secrets).filter((text) => bytes.some((each) => each.includes(text.slice(0, 12))))
  }
  await emptyLog(server.database)
  expect(await found()).toHaveLength(3)
  for (const file of files) expect((await stat(file)).mode & 0o777).toBe(0o600)
  await server.ask('DELETE /api/console/forms/{_id}', { params: { _id: answer.form._id }, token })
  await emptyLog(server.database)
  expect(await found()).toEqual([])
})
