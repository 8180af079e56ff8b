import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Our own words of the first year, each replaced by the field's. Of two that are words of every day, only the exact form counts. */
const replaced =
  'KeptAnswers keepAnswers KeptHere onKept isKept isPersisted mayKeep stopKeeping keepUp freeRoom onNoRoom startAfresh persistently LatePart whenIdle ' +
  'isAlive alive attend hurry patience laneOf steadily withDatabase ContentClock Stamp Additions noteChange askedPage wishedLocale PageFacts ' +
  'personThing videoThing Trail drawReceipt World Placed useDeedTexts hearers settleOld limitAccepted turnsOfEach holdMatching holdSlot lockParties MyPart'
const identifiers = new RegExp(String.raw`(?<![-'.\w])(?:${replaced.replaceAll(' ', '|')})(?![-'\w])`, 'g')
const names =
  /(?:^|\/)(?:kept|late|settle|keep|keeping|keep-up|attend|wipe|persistently|when-idle|asked-page|found|first-view|utils?|helpers?|misc|common)(?:[/.]|$)/

const files = ['src', 'e2e', 'scripts'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('src/demo/') && path !== 'src/vocabulary.test.ts'),
)

/** First words of a clause, where a doc comment begins with a verb in the third person ('Renders …') or a noun phrase. */
const clauses = /^\W*(?:What|Who|Whose|Whom|Whether|Of|That|How)\b/
/** Doc comments of exported symbols that still begin with one. Lower it with what you heal; never raise it. */
const clausesLeft = 0

const docComments = (text: string): string[] =>
  [...text.matchAll(/\/\*\*[\s*]*((?:(?!\*\/)[^])*?)\*\/\s*export /g)].map(([, comment = '']) => comment)

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

  it('begins doc comments with a verb or a noun phrase, but for what is counted', () => {
    const found = files
      .filter((path) => !/\.(gen|test)\./.test(path))
      .flatMap((path) =>
        docComments(readFileSync(join(root, path), 'utf8'))
          .filter((comment) => clauses.test(comment))
          .map((comment) => `${path}: ${comment.split('\n', 1)[0]}`),
      )
    expect(found.length, found.slice(0, 20).join('\n')).toBeLessThanOrEqual(clausesLeft)
    expect(clausesLeft - found.length, 'clausesLeft can be lowered').toBeLessThan(15)
  })

  it('is seen to catch a planted word', () => {
    expect('const patience = 3000'.match(identifiers)).toEqual(['patience'])
    expect(names.test('src/client/offline/kept.ts')).toBe(true)
    expect(docComments('/** What it is. */\nexport const a = 1').filter((comment) => clauses.test(comment))).toHaveLength(1)
  })
})
