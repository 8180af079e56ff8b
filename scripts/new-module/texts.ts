import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Texts of the template, or their ids, in English and Chinese. `{label}` is what the module is called. */
const texts: Readonly<Record<string, readonly [en: string, cn: string]>> = {
  안내: ['Notice', '通知'],
  이야기: ['Story', '故事'],
  '공개한 글의 수를 하루에 한 번 적어 둡니다': ['Notes once a day how many entries are published', '每天记录一次已公开的文章数'],
  '남긴 글: {label}': ['What I wrote: {label}', '我的留言：{label}'],
  '회원님이 남기신 글을 모아 보시는 화면입니다.': ['A page of everything that you have written there.', '在此查看您留下的所有文字。'],
  '새로 올라온 글을 모아 두었습니다.': ['The newest entries, in one place.', '在此汇集最新发布的内容。'],
  '올라온 글을 불러오지 못했습니다.': ['The entries could not be loaded.', '未能加载内容。'],
  '아직 올라온 글이 없습니다.': ['Nothing has been published yet.', '尚未发布内容。'],
  '한마디 남기기': ['Leave a few words', '留下一句话'],
  남기기: ['Leave them', '留言'],
  '남겼습니다.': ['Thank you: your words are there.', '留言已保存。'],
  '남긴 글 알림': ['Notice of words that were left', '留言通知'],
  '{module}.thanks.subject': ['[{firm}] Your words have been saved', '[{firm}] 您的留言已保存'],
  '{module}.thanks.sms': ['[{firm}] Your words have been saved. {link}', '[{firm}] 您的留言已保存。{link}'],
  '{module}.thanks.text': ['You can read and remove them here: {link}', '您可以在此查看或删除：{link}'],
  지우기: ['Remove', '删除'],
  '남기신 글을 불러오지 못했습니다.': ['What you wrote could not be loaded.', '未能加载您的留言。'],
  '아직 남기신 글이 없습니다.': ['You have not written anything yet.', '您还没有留言。'],
  '첫 화면에 보이는 글: {label}': ['Shown on the first screen: {label}', '首页显示：{label}'],
}

/** Names of the module, in each language. */
export interface Labels {
  ko: string
  en: string
  cn: string
}

/** Fills in what the catalogues lack of the template's texts. Returns the texts that are left to be translated. */
export function translateTexts(root: string, module: string, labels: Labels): string[] {
  const known = new Map<string, readonly [string, string]>([[labels.ko, [labels.en, labels.cn]]])
  for (const [text, [en, cn]] of Object.entries(texts))
    known.set(text.replace('{label}', labels.ko).replace('{module}', module), [
      en.replace('{label}', labels.en),
      cn.replace('{label}', labels.cn),
    ])
  const missing = new Set<string>()
  for (const [index, locale] of (['en', 'cn'] as const).entries())
    for (const file of readdirSync(join(root, 'locales', locale)).filter((name) => name.endsWith('.po'))) {
      const path = join(root, 'locales', locale, file)
      const open = /^msgid "(.+)"\nmsgstr ""$(?!\n")/gm
      const filled = readFileSync(path, 'utf8').replaceAll(open, (whole, msgid: string) => {
        const text = known.get(msgid)?.[index]
        if (text === undefined) missing.add(msgid)
        return text === undefined ? whole : `msgid "${msgid}"\nmsgstr "${text}"`
      })
      writeFileSync(path, filled)
    }
  return [...missing]
}
