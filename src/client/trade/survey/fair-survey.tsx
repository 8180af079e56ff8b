import { tradeLimits } from '#contract/trade/limits.ts'
import { type SurveyMark, surveyMarks } from '#contract/trade/survey-marks.ts'
import type { OwnSurvey, WrittenSurvey } from '#contract/trade/surveys.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Typed } from '../../content/checked-form.ts'
import { Choices } from '../../content/choices.tsx'
import { fieldClass, Labelled } from '../../content/field.tsx'
import { markOf, Mistake, useMarkedForm } from '../../content/marked-form.tsx'
import { Required } from '../../content/required.tsx'
import { isMissing } from '../../data/query-client.ts'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { useLocale } from '../../data/use-locale.ts'
import { alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { mySurvey } from './survey-query.ts'

const markNames: Readonly<Record<SurveyMark, MessageDescriptor>> = {
  overall: msg`상담회는 어떠셨습니까?`,
  meetings: msg`상담은 어떠셨습니까?`,
  organisation: msg`운영과 안내는 어떠셨습니까?`,
}
const ratings = [1, 2, 3, 4, 5] as const
/** Stands for no answer to the one mark that may have none. */
const none = 'none'

const idOf = (path: string): string => `survey-${path}`
const markIn = (text: string): number | null => ratings.find((rating) => String(rating) === text) ?? null

/** What was typed; it has been checked that nothing is missing. */
const surveyIn = ({ text }: Typed): WrittenSurvey => ({
  overall: markIn(text('overall')) ?? 0,
  meetings: markIn(text('meetings')),
  organisation: markIn(text('organisation')) ?? 0,
  comesAgain: text('comesAgain') === 'yes',
  comment: text('comment').trim() || null,
})

const legendOf = (text: ReactNode) => (
  <>
    {text} <Required />
  </>
)

function SurveyForm({ _fair, survey }: { _fair: string; survey: OwnSurvey['survey'] }) {
  const { t, i18n } = useLingui()
  const { mutate, isPending } = useApiMutation('PUT /api/v1/me/fairs/{_fair}/survey')
  const { mistakes, onSubmit, onRefused } = useMarkedForm(idOf)
  const needed = t`골라 주십시오`
  const submit = onSubmit(
    ({ text }) => [...surveyMarks, 'comesAgain'].map((name) => [text(name) === '', idOf(name), needed] as const),
    (typed) =>
      mutate(
        { params: { _fair }, body: surveyIn(typed) },
        {
          onSuccess: () => void alert(t`저장했습니다.`),
          onError: onRefused,
        },
      ),
  )
  const chosenMark = (name: SurveyMark) => (survey === null ? undefined : String(survey[name] ?? none))
  return (
    <form noValidate className="space-y-7" onSubmit={submit}>
      <p className="text-sm text-muted">
        <Trans>5점이 가장 높습니다. 담당자는 이름 없이 모아 봅니다. 상담회를 마감할 때까지 고치실 수 있습니다.</Trans>
      </p>
      {surveyMarks.map((name) => (
        <Choices
          key={name}
          id={idOf(name)}
          name={name}
          legend={legendOf(i18n._(markNames[name]))}
          choices={[
            ...ratings.map((rating) => [String(rating), t`${rating}점`] as const),
            ...(name === 'meetings' ? [[none, t`상담하지 않음`] as const] : []),
          ]}
          chosen={chosenMark(name)}
          mistake={mistakes[idOf(name)]}
        />
      ))}
      <Choices
        id={idOf('comesAgain')}
        name="comesAgain"
        legend={legendOf(<Trans>다음에도 참가하시겠습니까?</Trans>)}
        choices={[
          ['yes', t`예`],
          ['no', t`아니요`],
        ]}
        chosen={survey === null ? undefined : survey.comesAgain ? 'yes' : 'no'}
        mistake={mistakes[idOf('comesAgain')]}
      />
      <Labelled id={idOf('comment')} label={t`하고 싶으신 말씀 (선택)`}>
        <textarea
          id={idOf('comment')}
          name="comment"
          rows={5}
          maxLength={tradeLimits.surveyComment}
          defaultValue={survey?.comment ?? ''}
          className={fieldClass('mt-1.5')}
          {...markOf(mistakes, idOf('comment'))}
        />
        <Mistake of={idOf('comment')} mistakes={mistakes} />
      </Labelled>
      <button type="submit" className={buttonClass('primary')} aria-disabled={isPending}>
        <Trans>저장</Trans>
      </button>
    </form>
  )
}

/** What was answered, where it can no longer be changed. */
function Answered({ survey }: { survey: NonNullable<OwnSurvey['survey']> }) {
  const { t, i18n } = useLingui()
  const rows: readonly (readonly [name: string, value: string])[] = [
    ...surveyMarks.map((name): [string, string] => {
      const rating = survey[name]
      return [i18n._(markNames[name]), rating === null ? t`상담하지 않음` : t`${rating}점`]
    }),
    [t`다음에도 참가하시겠습니까?`, survey.comesAgain ? t`예` : t`아니요`],
  ]
  return (
    <dl className="divide-y divide-line border-y border-line">
      {rows.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-6 py-3">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
      {survey.comment !== null && (
        <div className="py-3">
          <dt className="text-sm text-muted">
            <Trans>하고 싶으신 말씀 (선택)</Trans>
          </dt>
          <dd className="mt-1 whitespace-pre-line wrap-anywhere">{survey.comment}</dd>
        </div>
      )}
    </dl>
  )
}

function Part({ own: { fair, state, survey } }: { own: OwnSurvey }) {
  return (
    <div className="space-y-6">
      <p className="text-lg font-bold wrap-anywhere">{fair.title}</p>
      {state === 'early' && (
        <p>
          <Trans>상담회가 시작한 뒤에 답하실 수 있습니다.</Trans>
        </p>
      )}
      {state === 'open' && <SurveyForm _fair={fair._id} survey={survey} />}
      {state === 'closed' && (
        <>
          <p role="status" className="border-l-4 border-accent bg-wash px-4 py-3">
            <Trans>상담회를 마감해 설문이 끝났습니다.</Trans>
          </p>
          {survey !== null && <Answered survey={survey} />}
        </>
      )}
    </div>
  )
}

/** `/fairs/{_fair}/survey`: what a participant says of a fair. */
export function FairSurvey({ _fair }: { _fair: string }) {
  const { t } = useLingui()
  const load = useQuery(mySurvey(useLocale(), _fair))
  return (
    <LoadState load={load} skeleton={<div className="skeleton h-96" />} failed={t`화면을 불러오지 못했습니다.`}>
      {(data) =>
        isMissing(data) ? (
          <p>
            <Trans>참가가 승인된 기업만 답하실 수 있습니다.</Trans>
          </p>
        ) : (
          <Part own={data} />
        )
      }
    </LoadState>
  )
}
