import { languageTag } from '#contract/locale.ts'
import { languageOfText } from '#contract/platform/text-language.ts'
import { Trans } from '@lingui/react/macro'
import { useLocale } from '../../data/use-locale.ts'

/** The tag of the language of a text that its reader's catalogue may not have; empty, as HTML has it, where nobody knows it. */
export function tagOfText(text: string): string {
  const language = languageOfText(text)
  return language === undefined ? '' : languageTag(language)
}

/** Says that a text is not there in the reader's language, and in which it is. */
export function OwnLanguageNotice({ text }: { text: string }) {
  const locale = useLocale()
  const tag = tagOfText(text)
  const language = tag === '' ? undefined : new Intl.DisplayNames(languageTag(locale), { type: 'language' }).of(tag.slice(0, 2))
  return (
    <p className="border-l-2 border-accent py-1 pl-4 text-sm text-muted">
      {language === undefined ? (
        <Trans>이 소개는 기업이 쓴 말 그대로 보여 드립니다.</Trans>
      ) : (
        <Trans>이 소개는 {language}로 쓰였습니다.</Trans>
      )}
    </p>
  )
}
