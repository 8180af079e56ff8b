import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { banners } from '#demo/banners.ts'
import { boards } from '#demo/boards.ts'
import { faqs } from '#demo/faqs.ts'
import { articles } from '#demo/insights/articles.ts'
import { columns } from '#demo/insights/columns.ts'
import { reviews } from '#demo/insights/reviews.ts'
import { videos } from '#demo/insights/videos.ts'
import { lawyers } from '#demo/lawyers.ts'
import { notices } from '#demo/notices.ts'
import { popups } from '#demo/popups.ts'
import { practices } from '#demo/practices.ts'
import { setting } from '#demo/setting.ts'
import { statements } from '#demo/statements.ts'
import { successes } from '#demo/success.ts'
import { siteModules } from '#contract/sites.ts'
import { terms } from '#demo/terms.ts'
import { areas } from '#server/law/first/areas.ts'
import { setting as initialSetting } from '#server/site/first/setting.ts'
import { statements as initialStatements } from '#server/site/first/statements.ts'
import { terms as initialTerms } from '#server/support/first/terms.ts'

/**
 * Cuts the fonts to the characters that are used, and writes the `@font-face` rules for them. `faces.css` is in every first load:
 * `sans-core` and `serif-core` hold what the frame and the home page need, `serif-more` every other syllable that a heading of
 * the product has. `faces-later.css` comes once the page is there: `sans-more` has every other syllable of the product's texts,
 * `sans-1` to `sans-4` and `serif-1` to `serif-8` the rest of KS X 1001, for what editors will write. A browser asks for a file
 * where a page has one of its characters, and for any other file that could have it once the first has failed to come in time: no
 * two files of a family have a character in common. Rarer ones, and Chinese, come from the reader's system.
 */
const folder = join(import.meta.dirname, '../src/client/ui/fonts')
const stampFile = join(folder, 'stamp.txt')
const require = createRequire(import.meta.url)

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('')
const signs = '·…–—‘’“”→←↑↓×•©™®°%※「」『』ㆍ'
const isHangul = (sign: string) => sign >= '가' && sign <= '힣'

/** The 2,350 syllables of KS X 1001: what Korean is written with, but for rare ones. */
function commonSyllables(): string {
  const decoder = new TextDecoder('euc-kr')
  const rows = Array.from({ length: 25 }, (_, index) => 0xb0 + index)
  const cells = Array.from({ length: 94 }, (_, index) => 0xa1 + index)
  return rows
    .flatMap((row) => cells.map((cell) => decoder.decode(Uint8Array.of(row, cell))))
    .filter(isHangul)
    .join('')
}

const unique = (text: string): string => [...new Set(text)].toSorted().join('')
const korean = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'object' && value !== null ? Object.values(value).map(korean).join('') : ''

const messagesOf = async (name: string): Promise<string[]> => {
  const catalogue = await readFile(join(import.meta.dirname, `../locales/ko/${name}.po`), 'utf8')
  return [...catalogue.matchAll(/^(?:msgstr )?"(.*)"$/gm)].map(([, text = '']) => text)
}

/** All that the demo says, with the names in its code, which have no syllables. */
async function demoText(): Promise<string> {
  const demo = join(import.meta.dirname, '../src/demo')
  const names = (await readdir(demo, { recursive: true })).filter((name) => name.endsWith('.ts'))
  return (await Promise.all(names.toSorted().map((name) => readFile(join(demo, name), 'utf8')))).join('')
}

/** The syllables of the trade centre's menu and of the states of fairs (trade/menu.ts, trade/names.ts). */
const tradeMenu =
  '상담회일정행사안내참가상품참가기업바이어매칭신청내활동내매칭내상품회사정보고객센터문의자주묻는질문공지사항판매기업모집중예정진행종료'

/** Syllables, and the signs that every file of a kind has. */
const withSigns = (text: string): string => unique([...[...text].filter(isHangul), ...ascii, ...signs].join(''))
const without = (taken: string, text: string): string => [...text].filter((sign) => !taken.includes(sign)).join('')

async function characters() {
  const [shell = [], ...others] = await Promise.all(['shell', 'pages', 'shared', ...Object.values(siteModules).flat()].map(messagesOf))
  const firms = [setting, initialSetting]
  const names = korean([lawyers.map(({ name, job }) => [name, job]), firms.map(({ name, tagline }) => [name, tagline])])
  const home = korean([
    banners,
    lawyers.map(({ intro, career }) => [intro, career.filter(({ isMain }) => isMain)]),
    popups,
    terms.map(({ subject, consent }) => [subject, consent]),
    successes.map(({ subject, summary, result }) => [subject, summary, result]),
    [...articles, ...videos].map(({ subject, label, summary }) => [subject, label, summary]),
    practices,
    setting,
  ])
  // Of the trade centre the menu, which every page of it has.
  const sans = withSigns(shell.join('') + names + home + tradeMenu)
  const serif = withSigns(shell.filter((text) => text.length <= 30).join('') + names + korean(banners.map(({ headline }) => headline)))
  const titled = [...articles, ...boards, ...columns, ...faqs, ...notices, ...reviews, ...successes, ...terms, ...videos]
  const titles = korean([
    titled.map((item) => ('subject' in item ? item.subject : item.question)),
    areas.map(({ name }) => name),
    [...statements, ...initialStatements].map(({ title }) => title),
    initialTerms.map(({ subject }) => subject),
    firms,
    others,
  ])
  const sansMore = without(sans, withSigns(others.flat().join('') + titles + (await demoText())))
  const serifMore = without(serif, withSigns(titles))
  return {
    named: { 'sans-core': sans, 'sans-more': sansMore, 'serif-core': serif, 'serif-more': serifMore },
    sansRest: split(without(sans + sansMore, commonSyllables()), 4),
    serifRest: split(without(serif + serifMore, commonSyllables()), 8),
  }
}

/** As many parts of nearly the same length, in order. */
function split(text: string, count: number): string[] {
  const length = Math.ceil(text.length / count)
  return Array.from({ length: count }, (_, index) => text.slice(index * length, (index + 1) * length))
}

const hex = (code = 0): string => code.toString(16).toUpperCase()

/** The characters, each run of neighbours as one. */
function rangeOf(text: string): string {
  const runs: [number, number][] = []
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0
    const last = runs.at(-1)
    if (last?.[1] === code - 1) last[1] = code
    else runs.push([code, code])
  }
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join()
}

interface Face {
  family: string
  file: string
  weight: string
  /** As `unicode-range` has it; without one the file has whatever is asked of it. */
  range?: string
}

/** Used where a font is there in time, else from the next page on: a first view never waits for one, or shifts. */
const ruleOf = ({ family, file, weight, range }: Face): string => `@font-face {
  font-family: '${family}';
  src: url('./${file}.woff2') format('woff2');
  font-weight: ${weight};
  font-display: optional;${range === undefined ? '' : `\n  unicode-range: ${range};`}
}
`

const { named, sansRest, serifRest } = await characters()
const sans = { family: 'Sans More', weight: '400 700' }
const serif = { family: 'Firm Serif', weight: '600' }
const faces: readonly Face[] = [
  { ...sans, family: 'Sans Core', file: 'sans-core' },
  { ...serif, file: 'serif-more', range: rangeOf(named['serif-more']) },
  { ...serif, file: 'serif-core', range: rangeOf(named['serif-core']) },
  { ...serif, family: 'Firm Serif Latin', file: 'serif-latin' },
]
const restOf = (parts: readonly string[], face: Omit<Face, 'file'>, name: string): Face[] =>
  parts.map((part, index) => ({ ...face, file: `${name}-${index + 1}`, range: rangeOf(part) }))
const later: readonly Face[] = [
  { ...sans, file: 'sans-more', range: rangeOf(named['sans-more']) },
  ...restOf(sansRest, sans, 'sans'),
  ...restOf(serifRest, serif, 'serif'),
]
const stamp = createHash('sha256')
  .update(JSON.stringify([named, sansRest, serifRest, faces, later, 5]))
  .digest('hex')
if ((await readFile(stampFile, 'utf8').catch(() => '')) !== stamp) {
  await mkdir(folder, { recursive: true })
  const sansFont = await readFile(join(import.meta.dirname, '../node_modules/pretendard/dist/public/variable/PretendardVariable.ttf'))
  const variationAxes = { wght: { min: 400, max: 700 } }
  const korean600 = await readFile(require.resolve('@fontsource/noto-serif-kr/files/noto-serif-kr-korean-600-normal.woff2'))
  const latin600 = await readFile(require.resolve('@fontsource/noto-serif-kr/files/noto-serif-kr-latin-600-normal.woff2'))
  const cutSans = (text: string) => subsetFont(sansFont, text, { targetFormat: 'woff2', variationAxes })
  const cutSerif = (text: string) => subsetFont(korean600, text, { targetFormat: 'woff2' })
  const outputs: Record<string, Buffer> = { 'serif-latin': await subsetFont(latin600, ascii + signs, { targetFormat: 'woff2' }) }
  for (const name of ['sans-core', 'sans-more'] as const) outputs[name] = await cutSans(named[name])
  for (const name of ['serif-core', 'serif-more'] as const) outputs[name] = await cutSerif(named[name])
  for (const [index, part] of sansRest.entries()) outputs[`sans-${index + 1}`] = await cutSans(part)
  for (const [index, part] of serifRest.entries()) outputs[`serif-${index + 1}`] = await cutSerif(part)
  for (const [name, bytes] of Object.entries(outputs)) {
    await writeFile(join(folder, `${name}.woff2`), bytes)
    console.log(`${name}.woff2 ${(bytes.length / 1000).toFixed(0)} kB`)
  }
  await writeFile(join(folder, 'faces.css'), faces.map(ruleOf).join(''))
  await writeFile(join(folder, 'faces-later.css'), later.map(ruleOf).join(''))
  await writeFile(stampFile, stamp)
}
