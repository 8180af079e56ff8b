import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { success } from '#contract/law/success.ts'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { readPage, writeBuild } from '../testing/build.ts'
import { aStory } from '../testing/content.ts'
import { startProcess } from '../testing/process.ts'
import { serverForFile } from '../testing/server.ts'
import { seconds } from '../testing/patience.ts'

/** `ROUNDS=1000 vitest run --project server-postgres two-processes` for the long run. */
const rounds = Number(process.env['ROUNDS'] ?? 20)

it(
  `a change that one process answers is on the pages and in the API of another 25 ms later, ${rounds} times of ${rounds}`,
  {
    timeout: seconds(rounds),
  },
  async () => {
    const dist = await mkdtemp(join(tmpdir(), 'ieumsae-build-'))
    afterAll(() => rm(dist, { recursive: true, force: true }))
    await writeBuild(dist)
    const server = await serverForFile({ hasAccounts: true })
    const { dataDir, databaseUrl } = server.config
    const { _id } = await server.add(success, aStory({ subject: { ko: '앞' } }))
    const token = await server.login('editor')
    const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DIST: dist, SEED: 'none' }
    const [writer, reader] = await Promise.all([startProcess(env), startProcess(env)])
    onTestFinished(() => Promise.all([writer.stop(), reader.stop()]).then(() => undefined))
    const read = async () => {
      const page = readPage(await (await fetch(`${reader.url}/story/${_id}`)).text()).subject
      const { success: story } = (await (await fetch(`${reader.url}/api/v1/success/${_id}`)).json()) as { success: { subject: string } }
      return [page, story.subject]
    }
    const missed: string[] = []
    for (let round = 0; round < rounds; round += 1) {
      const subject = `변경 ${round}`
      await read()
      const { status } = await fetch(`${writer.url}/api/console/success/${_id}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ subject: { ko: subject } }),
      })
      expect(status).toBe(200)
      await wait(26)
      if ((await read()).some((seen) => seen !== subject)) missed.push(subject)
    }
    expect(missed).toEqual([])
  },
)
