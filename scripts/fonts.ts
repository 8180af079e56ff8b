import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
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
 * Cuts the fonts to the characters that are used, and writes the `@font-face` rules for them: `sans-core` and `serif-core` hold
 * what the frame and the home page need, `serif-more` every other syllable that a heading of the product has, `sans-more` and
 * `serif-1` to `serif-8` the rest of KS X 1001, for what editors will write. A browser asks for a file only where a page has
 * one of its characters. Rarer ones, and Chinese, come from the reader's system.
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
  const serifMore = without(serif, withSigns(titles))
  return {
    'sans-core': sans,
    'sans-more': without(sans, commonSyllables()),
    'serif-core': serif,
    'serif-more': serifMore,
    rest: without(serif + serifMore, commonSyllables()),
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

const { rest, ...named } = await characters()
const restParts = split(rest, 8)
const serif = { family: 'Firm Serif', weight: '600' }
// Of faces that have a character the last one stands first.
const faces: readonly Face[] = [
  { family: 'Sans Core', file: 'sans-core', weight: '400 700' },
  { family: 'Sans More', file: 'sans-more', weight: '400 700', range: 'U+AC00-D7A3' },
  ...restParts.map((part, index) => ({
    ...serif,
    file: `serif-${index + 1}`,
    range: `U+${hex(part.codePointAt(0))}-${hex(part.codePointAt(part.length - 1))}`,
  })),
  { ...serif, file: 'serif-more', range: rangeOf(named['serif-more']) },
  { ...serif, file: 'serif-core', range: rangeOf(named['serif-core']) },
  { family: 'Firm Serif Latin', file: 'serif-latin', weight: '600' },
]
const stamp = createHash('sha256')
  .update(JSON.stringify([named, rest, faces, 4]))
  .digest('hex')
if ((await readFile(stampFile, 'utf8').catch(() => '')) !== stamp) {
  await mkdir(folder, { recursive: true })
  const sans = await readFile(join(import.meta.dirname, '../node_modules/pretendard/dist/public/variable/PretendardVariable.ttf'))
  const variationAxes = { wght: { min: 400, max: 700 } }
  const korean600 = await readFile(require.resolve('@fontsource/noto-serif-kr/files/noto-serif-kr-korean-600-normal.woff2'))
  const latin600 = await readFile(require.resolve('@fontsource/noto-serif-kr/files/noto-serif-kr-latin-600-normal.woff2'))
  const cut = (source: Buffer, text: string) => subsetFont(source, text, { targetFormat: 'woff2' })
  const outputs: Record<string, Buffer> = { 'serif-latin': await cut(latin600, ascii + signs) }
  for (const name of ['sans-core', 'sans-more'] as const)
    outputs[name] = await subsetFont(sans, named[name], { targetFormat: 'woff2', variationAxes })
  for (const name of ['serif-core', 'serif-more'] as const) outputs[name] = await cut(korean600, named[name])
  for (const [index, part] of restParts.entries()) outputs[`serif-${index + 1}`] = await cut(korean600, part)
  for (const [name, bytes] of Object.entries(outputs)) {
    await writeFile(join(folder, `${name}.woff2`), bytes)
    console.log(`${name}.woff2 ${(bytes.length / 1000).toFixed(0)} kB`)
  }
  await writeFile(join(folder, 'faces.css'), faces.map(ruleOf).join(''))
  await writeFile(stampFile, stamp)
}
