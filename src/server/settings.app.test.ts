import { expect, it } from 'vitest'
import { startProcess } from './testing/process.ts'
import { makePlace } from './testing/server.ts'

it('a server process says in words which setting makes no sense', async () => {
  await using place = await makePlace()
  const env = { DATA_DIR: place.dataDir, FORMS_PER_MINUTE: 'many' }
  await expect(startProcess(env)).rejects.toThrow(/Settings[^]*FORMS_PER_MINUTE/)
})
