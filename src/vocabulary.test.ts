import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Our own words of the first year, each replaced by the field's. Of two that are words of every day, only the exact form counts. */
const replaced =
  'KeptAnswers keepAnswers KeptHere onKept isKept isPersisted mayKeep stopKeeping keepUp freeRoom onNoRoom startAfresh persistently LatePart whenIdle ' +
  'isAlive alive attend hurry patience laneOf steadily withDatabase ContentClock Stamp Additions noteChange askedPage wishedLocale PageFacts ' +
  'personThing videoThing Trail drawReceipt World'
const identifiers = new RegExp(String.raw`(?<![-'.\w])(?:${replaced.replaceAll(' ', '|')})(?![-'\w])`, 'g')
const names =
  /(?:^|\/)(?:kept|late|settle|keep|keeping|keep-up|attend|wipe|persistently|when-idle|asked-page|found|first-view|utils?|helpers?|misc|common)(?:[/.]|$)/

const files = ['src', 'e2e', 'scripts'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('src/demo/') && path !== 'src/vocabulary.test.ts'),
)

/** Without comments, texts and markup between tags. */
const codeOf = (text: string): string =>
  text
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/(?<=^|\s)\/\/.*$/gm, '')
    .replaceAll(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g, "''")

describe('the vocabulary', () => {
  it('has no identifier that another word replaces', () => {
    expect(files.length).toBeGreaterThan(400)
    const found = files.flatMap((path) =>
      [...codeOf(readFileSync(join(root, path), 'utf8')).matchAll(identifiers)].map(([word]) => `${path}: ${word}`),
    )
    expect(found).toEqual([])
  })

  it('has no file name that another word replaces, or that says nothing', () => {
    expect(files.filter((path) => names.test(path))).toEqual([])
  })

  it('is seen to catch a planted word', () => {
    expect('const patience = 3000'.match(identifiers)).toEqual(['patience'])
    expect(names.test('src/client/offline/kept.ts')).toBe(true)
  })
})
