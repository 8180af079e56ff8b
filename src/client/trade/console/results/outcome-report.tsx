import type { Answer } from '#contract/api.ts'
import { languageTag } from '#contract/locale.ts'
import { goodsCategory } from '#contract/platform/goods-category.ts'
import { shapeOf } from '#contract/shape.ts'
import { meetingOutcome } from '#contract/trade/outcomes.ts'
import { surveyMarks } from '#contract/trade/survey-marks.ts'
import { surveyFields } from '#contract/trade/surveys.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Won } from '../../../content/won.tsx'
import { RecordCell, RecordTable } from '../../../console/list/record-table.tsx'
import { useLocale } from '../../../data/use-locale.ts'

type Results = Answer<'GET /api/console/fairs/{_id}/results'>

const shapes = shapeOf(meetingOutcome).fields
const goods = shapeOf(goodsCategory).choices

/** The mean of how often each of 1 to 5 was given, to a tenth; undefined where nobody has. */
const meanOf = (ratings: readonly number[]): string | undefined => {
  const count = ratings.reduce((sum, each) => sum + each, 0)
  return count === 0 ? undefined : (ratings.reduce((sum, each, index) => sum + each * (index + 1), 0) / count).toFixed(1)
}

/** Sums what the sides have written of their meetings. */
export function Outcomes({ outcomes }: Pick<Results, 'outcomes'>) {
  const { t, i18n } = useLingui()
  const { reports, amount, interest, nextSteps, ratings } = outcomes
  const mean = meanOf(ratings)
  const rowsOf = (field: 'interest' | 'nextStep', counts: Readonly<Record<string, number>>) =>
    Object.entries(counts).map(
      ([key, count]) => [`${i18n._(shapes[field]?.label ?? '')}: ${i18n._(shapes[field]?.choices?.[key] ?? key)}`, count] as const,
    )
  const rows = [
    ...rowsOf('interest', interest),
    ...rowsOf('nextStep', nextSteps),
    ...ratings.map((count, index) => [`${i18n._(shapes['rating']?.label ?? '')}: ${index + 1}`, count] as const),
  ]
  return (
    <section aria-label={t`상담 결과`} className="mt-8 break-inside-avoid">
      <h2 className="mb-3 font-bold">
        <Trans>상담 결과</Trans>
      </h2>
      {reports === 0 ? (
        <p className="text-muted">
          <Trans>아직 결과를 적은 기업이 없습니다.</Trans>
        </p>
      ) : (
        <>
          <p className="mb-3">
            <Trans>예상 거래 금액</Trans>:{' '}
            <strong>
              <Won amount={amount} />
            </strong>{' '}
            · <Trans>결과를 적은 쪽 {reports}곳</Trans>
            {mean !== undefined && (
              <>
                {' '}
                · <Trans>평균 평가 {mean}점</Trans>
              </>
            )}
          </p>
          <RecordTable label={t`상담 결과`} headings={[t`항목`, t`수`]}>
            {rows
              .filter(([, count]) => count > 0)
              .map(([name, count]) => (
                <tr key={name}>
                  <RecordCell>{name}</RecordCell>
                  <RecordCell isShort>{count}</RecordCell>
                </tr>
              ))}
          </RecordTable>
        </>
      )}
    </section>
  )
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, each) => sum + each, 0)

/** Sums what participants have answered in the survey: each question of all, of sellers and of buyers. */
export function SurveyReport({ survey }: Pick<Results, 'survey'>) {
  const { t, i18n } = useLingui()
  const { sent, answers: given, marks, again, notAgain } = survey
  const [answers = 0, yes = 0, no = 0] = [given, again, notAgain].map(({ sellers, buyers }) => sellers + buyers)
  const groups = [t`모두`, t`판매 기업`, t`바이어`]
  const rows = surveyMarks.flatMap((name) => {
    const { sellers, buyers } = marks[name]
    const both = sellers.map((each, index) => each + (buyers[index] ?? 0))
    const label = i18n._(shapeOf(surveyFields[name]).label ?? '')
    return [both, sellers, buyers].map((counts, index) => ({ label, group: groups[index] ?? '', counts }))
  })
  return (
    <section aria-label={t`설문`} className="mt-8 break-inside-avoid">
      <h2 className="mb-3 font-bold">
        <Trans>설문</Trans>
      </h2>
      <p className="mb-3">
        <Trans>
          {sent}곳에 보냈고 {answers}곳이 답했습니다.
        </Trans>
        {answers > 0 && ` ${i18n._(shapeOf(surveyFields.comesAgain).label ?? '')}: ${t`예`} ${yes}, ${t`아니요`} ${no}`}
      </p>
      {answers > 0 && (
        <RecordTable label={t`설문`} headings={[t`항목`, t`참가 구분`, t`수`, t`평균`, '1', '2', '3', '4', '5']}>
          {rows.map(({ label, group, counts }) => (
            <tr key={`${label} ${group}`}>
              <RecordCell>{label}</RecordCell>
              <RecordCell isShort>{group}</RecordCell>
              <RecordCell isShort>{sumOf(counts)}</RecordCell>
              <RecordCell isShort>{meanOf(counts) ?? '–'}</RecordCell>
              {[0, 1, 2, 3, 4].map((index) => (
                <RecordCell key={index} isShort>
                  {counts[index]}
                </RecordCell>
              ))}
            </tr>
          ))}
        </RecordTable>
      )}
    </section>
  )
}

interface GroupsProps {
  title: string
  groups: Results['sectors']
  nameOf: (name: string) => string
}

/** Companies by what they have in common. */
function Groups({ title, groups, nameOf }: GroupsProps) {
  const { t } = useLingui()
  if (groups.length === 0) return null
  return (
    <section aria-label={title} className="mt-8 break-inside-avoid">
      <h2 className="mb-3 font-bold">{title}</h2>
      <RecordTable label={title} headings={[title, t`판매 기업`, t`바이어`, t`상담함`, t`예상 거래 금액`]}>
        {groups.map(({ name, sellers, buyers, met, amount }) => (
          <tr key={name}>
            <RecordCell>{name === null ? <Trans>적지 않음</Trans> : nameOf(name)}</RecordCell>
            <RecordCell isShort>{sellers}</RecordCell>
            <RecordCell isShort>{buyers}</RecordCell>
            <RecordCell isShort>{met}</RecordCell>
            <RecordCell isShort>
              <Won amount={amount} />
            </RecordCell>
          </tr>
        ))}
      </RecordTable>
    </section>
  )
}

/** Companies by what they deal in and by country. */
export function CompanyGroups({ sectors, countries }: Pick<Results, 'sectors' | 'countries'>) {
  const { t, i18n } = useLingui()
  const countryNames = new Intl.DisplayNames(languageTag(useLocale()), { type: 'region', fallback: 'code' })
  return (
    <>
      <Groups title={t`취급 분야별`} groups={sectors} nameOf={(name) => i18n._(goods?.[name] ?? name)} />
      <Groups title={t`국가별`} groups={countries} nameOf={(code) => countryNames.of(code) ?? code} />
    </>
  )
}
