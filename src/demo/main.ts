import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { fillWhenEmpty } from './seed.ts'

/** Fills an empty database with the demo content; leaves one with content alone. */
const config = readConfig()
const database = openDatabase(config)
await migrate(database)
const app = await buildApp({ ...config, logLevel: 'silent' }, database)
const wasEmpty = await fillWhenEmpty(app.platform)
console.log(wasEmpty ? 'filled with demo content' : 'there is content already: nothing was changed')
await app.close()
await database.close()
