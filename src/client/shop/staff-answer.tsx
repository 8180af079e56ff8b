import { languageTag, type Locale } from '#contract/locale.ts'
import { Trans } from '@lingui/react/macro'
import { koreanDay } from '../ui/day.ts'

interface Props {
  answer: { content: string; answeredAt: string } | null
  /** Where it is known in which it is written. */
  language?: Locale
}

/** Renders what staff have answered, and when; nothing where they have not. */
export const StaffAnswer = ({ answer, language }: Props) =>
  answer === null ? null : (
    <div className="border-l-2 border-accent py-1 pl-4 text-sm">
      <p className="font-semibold">
        <Trans>무역센터의 답변</Trans>{' '}
        <time dateTime={answer.answeredAt} className="font-normal text-muted tabular-nums">
          {koreanDay(answer.answeredAt)}
        </time>
      </p>
      <p lang={language && languageTag(language)} className="mt-1 whitespace-pre-line wrap-anywhere">
        {answer.content}
      </p>
    </div>
  )
