import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, languageTag } from '#contract/locale.ts'
import pofile from 'pofile'
import { homeTexts } from '../site/first/home-texts.ts'

export interface Language {
  locale: Locale
  /** What the browser asks for. */
  wish: string
  tag: string
  /** What the firm of the demo content calls itself. */
  firm: string
  /** The words of the app for a Korean text. */
  t: (korean: string, values?: Record<string, string | number>) => string
}

function catalogue(locale: Locale): Map<string, string> {
  const folder = join(import.meta.dirname, '../../../locales', locale)
  // What the site says counts, where the console says it otherwise.
  const isOfSite = (file: string) => !['console.po', 'server.po'].includes(file)
  const names = readdirSync(folder).toSorted((a, b) => Number(isOfSite(a)) - Number(isOfSite(b)))
  const items = names.flatMap((file) => pofile.parse(readFileSync(join(folder, file), 'utf8')).items)
  // Short forms of a text have a context; tests find parts by their full names.
  return new Map(items.filter(({ msgctxt }) => !msgctxt).map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? '']))
}

/** The firm of the demo content (src/demo/setting.ts). */
const firms: Record<Locale, string> = { ko: '법무법인 이음새', en: 'Ieumsae Law Group', cn: '怡音律师事务所' }

/** What sections of the home page are called where they are content: by its Korean. */
const titles = (locale: Locale) => homeTexts.map(({ title }) => [title.ko, title[locale] ?? title.ko] as const)

function language(locale: Locale, wish: string): Language {
  const texts = new Map([...catalogue(locale), ...titles(locale)])
  return {
    locale,
    wish,
    tag: languageTag(locale),
    firm: firms[locale],
    t: (korean, values = {}) => {
      const text = texts.get(korean)
      // Korean is what the code itself says: here the tests name it word for word.
      if (locale !== 'ko' && (text === undefined || text === '')) throw new Error(`${locale} has no words for '${korean}'`)
      const found = locale === 'ko' ? korean : (text ?? '')
      return found.replace(/\{(\w+)\}/g, (_match, key: string) => String(values[key] ?? ''))
    },
  }
}

export const ko = language('ko', 'ko-KR')
export const en = language('en', 'en-US')
export const cn = language('cn', 'zh-CN')
export const languages = [ko, en, cn]

/** The thirteen sections of the home page, by their Korean names: twelve regions, and the sister sites. */
export const sections = [
  '주요 안내',
  '대표변호사',
  '사건에 맞는 변호사가 함께합니다',
  '서두르지 않고, 빠뜨리지 않습니다',
  '어떤 일로 오셨는지부터 듣겠습니다',
  '지금 서 계신 자리에서 시작합니다',
  '비슷한 고민을 지나온 길',
  '판단이 갈린 쟁점을 기록합니다',
  '변호사가 직접 설명합니다',
  '법이 어떻게 바뀌고 있는지 살핍니다',
  '가까운 사무소에서 뵙겠습니다',
  '다른 도움이 필요하십니까',
] as const
