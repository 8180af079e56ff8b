import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, languageTag } from '#contract/locale.ts'
import pofile from 'pofile'

export interface Language {
  locale: Locale
  /** What the browser asks for. */
  wish: string
  tag: string
  /** The words of the app for a Korean text. */
  t: (korean: string, values?: Record<string, string | number>) => string
}

function catalogue(locale: Locale): Map<string, string> {
  const files = ['shell', 'pages', 'server'].map((name) => join(import.meta.dirname, `../../../locales/${locale}/${name}.po`))
  const items = files.flatMap((file) => pofile.parse(readFileSync(file, 'utf8')).items)
  return new Map(items.map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? '']))
}

function language(locale: Locale, wish: string): Language {
  const texts = catalogue(locale)
  return {
    locale,
    wish,
    tag: languageTag(locale),
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
