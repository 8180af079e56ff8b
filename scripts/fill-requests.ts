import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/database.ts'
import { addMany, requests } from './console-data.ts'

/** `node scripts/fill-requests.ts <data folder> <count>`: stores requests beside what is there, while no server runs. */
const [dataDir = '', count = ''] = process.argv.slice(2)
const database = openDatabase(readConfig({ DATA_DIR: dataDir, DIST: dataDir, LOG_LEVEL: 'silent' }))
await addMany(database, requests(Number(count)))
await database.close()
