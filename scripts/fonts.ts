import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { banners } from '#demo/banners.ts'
import { articles } from '#demo/insights/articles.ts'
import { videos } from '#demo/insights/videos.ts'
import { lawyers } from '#demo/lawyers.ts'
import { popups } from '#demo/popups.ts'
import { practices } from '#demo/practices.ts'
import { setting } from '#demo/setting.ts'
import { successes } from '#demo/success.ts'
import { terms } from '#demo/terms.ts'

/**
 * Cuts the fonts to the characters that are used: `sans-core` and `serif-core` hold what the app's own texts and the
 * home page need, `sans-more` the other syllables of KS X 1001. A browser asks for the second only where the first
 * lacks a character. Rarer ones, and Chinese, come from the reader's system.
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

async function characters() {
  const read = (name: string) => readFile(join(import.meta.dirname, `../locales/ko/${name}.po`), 'utf8')
  const catalogue = await read('shell')
  const messages = [...catalogue.matchAll(/^msgstr "(.*)"$/gm)].map(([, text = '']) => text)
  const names = lawyers.map(({ name, job }) => korean([name, job]))
  const headlines = banners.map(({ headline }) => korean(headline))
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
  const core = unique([...[...messages.join(''), ...names.join(''), ...home].filter(isHangul), ...ascii, ...signs].join(''))
  const serif = unique(
    [
      ...[...messages.filter((text) => text.length <= 30).join(''), ...names.join(''), ...headlines.join('')].filter(isHangul),
      ...ascii,
      ...signs,
    ].join(''),
  )
  const more = [...commonSyllables()].filter((sign) => !core.includes(sign)).join('')
  return { core, more, serif }
}

const { core, more, serif } = await characters()
const stamp = createHash('sha256')
  .update(JSON.stringify([core, more, serif, 3]))
  .digest('hex')
if ((await readFile(stampFile, 'utf8').catch(() => '')) !== stamp) {
  await mkdir(folder, { recursive: true })
  const sans = await readFile(join(import.meta.dirname, '../node_modules/pretendard/dist/public/variable/PretendardVariable.ttf'))
  const variationAxes = { wght: { min: 400, max: 700 } }
  const serifFile = await readFile(require.resolve('@fontsource/noto-serif-kr/files/noto-serif-kr-korean-600-normal.woff2'))
  const serifLatin = await readFile(require.resolve('@fontsource/noto-serif-kr/files/noto-serif-kr-latin-600-normal.woff2'))
  const outputs = {
    'sans-core.woff2': await subsetFont(sans, core, { targetFormat: 'woff2', variationAxes }),
    'sans-more.woff2': await subsetFont(sans, more, { targetFormat: 'woff2', variationAxes }),
    'serif-core.woff2': await subsetFont(serifFile, serif, { targetFormat: 'woff2' }),
    'serif-latin.woff2': await subsetFont(serifLatin, ascii + signs, { targetFormat: 'woff2' }),
  }
  for (const [name, bytes] of Object.entries(outputs)) {
    await writeFile(join(folder, name), bytes)
    console.log(`${name} ${(bytes.length / 1000).toFixed(0)} kB`)
  }
  await writeFile(stampFile, stamp)
}
