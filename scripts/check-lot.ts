import { readFileSync } from 'node:fs'
import { checkEvidence } from '#server/auction/bids/evidence-check.ts'

/**
 * Usage: npm run -s check-lot -- FILE
 *
 * Checks the file of a lot that staff exported from the console, without database and network: hashes of its entries, and by the
 * rules of bidding its price, leader and state. Writes `unchanged`, or what was changed and ends with exit code 1.
 */
const [path, ...more] = process.argv.slice(2)
if (path === undefined || more.length > 0) {
  console.error('Usage: npm run -s check-lot -- FILE')
  process.exit(2)
}
const readBytes = (file: string): Buffer => {
  try {
    return readFileSync(file)
  } catch (error) {
    console.error(String(error))
    process.exit(2)
  }
}
const { problems, lot, entries } = checkEvidence(readBytes(path))
if (problems.length > 0 || lot === undefined) {
  for (const problem of problems) console.error(problem)
  process.exit(1)
}
const { phase, price, leader, lastHash } = lot
console.info('unchanged')
console.info(`${entries} entries; ${phase}, price ${price ?? 'none'}, leader ${leader === null ? 'none' : `paddle ${leader}`}`)
console.info(`last hash, to be compared with the one in the audit log of the export: ${lastHash}`)
