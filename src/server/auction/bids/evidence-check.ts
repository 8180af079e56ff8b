import { createHash } from 'node:crypto'
import { afterEvent, type LotState } from '#contract/auction/bidding.ts'
import {
  type EvidenceChange,
  evidenceChange,
  type EvidenceEntry,
  evidenceEntry,
  type EvidenceLot,
  evidenceLot,
} from '#contract/auction/evidence.ts'
import * as z from 'zod'
import { changeHash, eventOf, hashOf, noHash } from './log-hash.ts'

/** The first line of the file of a lot: what follows has the form that this module says. */
export const evidenceFormat = 'auction-lot/1'

/** Words of the file about its hashes, for whoever computes them by another program. */
export const hashing =
  'hash of an entry = SHA-256, in hex, of the UTF-8 bytes of JSON.stringify([hash of the entry before, _work, _program, number, at, ' +
  'arrivedAt, kind, paddle, maximum, details, price, leader, isPublic]); before the first entry: "". details is a text. aboutHash = ' +
  'SHA-256 of JSON.stringify(about). change of an entry restated = SHA-256 of JSON.stringify([fields, before, after]) of the change in ' +
  'about that has its number. Checked without a network by: npm run -s check-lot -- FILE'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The lines before the entries. @param about what the file is about, as JSON */
export const linesBefore = (about: string): string[] => [
  `{"format":${JSON.stringify(evidenceFormat)},`,
  `"hashing":${JSON.stringify(hashing)},`,
  `"about":${about},`,
  `"aboutHash":"${sha256(about)}",`,
  '"entries":[',
]
/** The last line of the file. */
export const lastLine = ']}'

/** Parses JSON that is written as it is made. @returns undefined where it is not */
function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return JSON.stringify(value) === text ? value : undefined
  } catch {
    return undefined
  }
}

/** Findings about a file: what it says, and what is wrong with it, which is nothing where it is as it was made. */
export interface Checked {
  problems: string[]
  lot: EvidenceLot | undefined
  entries: number
}

const named = (number: number, line: string): string => {
  const at = /"at":"([^"]+)"/.exec(line)?.[1]
  return `entry ${number}${at === undefined ? '' : ` (${at})`}`
}

/** Tells whether what was stated before an entry `restated` is what the entry has the hash of. */
function isAsWritten({ kind, number, details }: EvidenceEntry, changes: readonly EvidenceChange[]): boolean {
  if (kind !== 'restated') return true
  const kept = changes.find((change) => change.number === number)
  const { change } = JSON.parse(details) as { change?: unknown }
  return kept !== undefined && changeHash(kept.fields, kept.before, kept.after) === change
}

/** Looks at entries one after another: each must follow from the one before, by its hash and by the rules of bidding. */
function checkEntries(lines: readonly string[], _work: string | undefined, changes: readonly EvidenceChange[]) {
  const problems: string[] = []
  let [hash, at] = [noHash, '']
  let state: LotState | undefined
  for (const [index, whole] of lines.entries()) {
    const number = index + 1
    const isLast = number === lines.length
    const line = isLast ? whole : whole.slice(0, -1)
    const read = evidenceEntry.safeParse(!isLast && !whole.endsWith(',') ? undefined : parsed(line))
    if (!read.success) {
      problems.push(`${named(number, line)} was changed: it is not an entry in the form in which it was written`)
      return { problems, state, hash }
    }
    const entry = read.data
    const isRight = entry.number === number && entry._work === _work && entry.at >= at && hashOf(entry, hash) === entry.hash
    if (!isRight) {
      problems.push(`${named(number, line)} was changed, or an entry before it was put in or taken out: its hash does not follow`)
      return { problems, state, hash }
    }
    try {
      state = afterEvent(state, eventOf(entry))
    } catch (error) {
      problems.push(`${named(number, line)} does not follow from those before: ${String(error)}`)
      return { problems, state, hash }
    }
    if (!isAsWritten(entry, changes)) problems.push(`${named(number, line)}: what was stated before it was changed or is missing`)
    const leader = state.leader === null ? null : Number(state.leader)
    if (state.price !== entry.price || leader !== entry.leader)
      problems.push(`${named(number, line)}: by the rules of bidding the price is ${state.price} and the leader ${leader}`)
    ;[hash, at] = [entry.hash, entry.at]
  }
  return { problems, state, hash }
}

/** Says in what the lot differs from what its entries come to. */
function differences(lot: EvidenceLot, state: LotState, entries: number, hash: string): string[] {
  const computed = {
    phase: state.phase,
    price: state.price,
    leader: state.leader === null ? null : Number(state.leader),
    endsAt: new Date(state.endsAt).toISOString(),
    entries,
    lastHash: hash,
  }
  return Object.entries(computed).flatMap(([name, value]) => {
    const said = lot[name as keyof typeof computed]
    return said === value ? [] : [`the lot says ${name} ${said}, and its entries come to ${value}`]
  })
}

/**
 * Checks the file of a lot by itself: hashes, and by the rules of bidding price, leader and state. Who can write the whole file anew
 * can make one that is right in itself: then its last hash is not the one that the audit log of the export has.
 */
export function checkEvidence(bytes: Buffer): Checked {
  const text = bytes.toString('utf8')
  const lines = text.split('\n')
  const about = lines[2]?.replace(/^"about":/, '').replace(/,$/, '') ?? ''
  const before = linesBefore(about)
  const head = before.findIndex((line, index) => line !== lines[index])
  const whole = z.object({ lot: evidenceLot, changes: z.array(evidenceChange).default([]) }).safeParse(parsed(about))
  const problems = [
    ...(Buffer.from(text).equals(bytes) ? [] : ['there are bytes that are no text']),
    ...(head === -1 ? [] : [`line ${head + 1}, before the entries, was changed`]),
    ...(whole.success ? [] : ['what the file says about its lot is not readable']),
    ...(lines.at(-2) === lastLine && lines.at(-1) === '' ? [] : ['the end of the file is missing or was changed']),
  ]
  const lot = whole.data?.lot
  const own = lines.slice(before.length, -2)
  const { problems: wrong, state, hash } = checkEntries(own, lot?._work, whole.data?.changes ?? [])
  if (own.length === 0) problems.push('there are no entries')
  problems.push(...wrong)
  if (wrong.length === 0 && lot !== undefined && state !== undefined) problems.push(...differences(lot, state, own.length, hash))
  return { problems, lot, entries: own.length }
}
