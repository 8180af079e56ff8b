import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../testing/render.tsx'
import { CompanyGroups, Outcomes, SurveyReport } from './outcome-report.tsx'

const none = { interest: { high: 0, some: 0, none: 0 }, nextSteps: { samples: 0, quotation: 0, meeting: 0, contract: 0, none: 0 } }

it('says what came of the meetings, and names countries', async () => {
  const outcomes = { ...none, reports: 3, amount: 8_000_000, interest: { high: 2, some: 1, none: 0 }, ratings: [0, 0, 0, 1, 2] }
  const group = { sellers: 1, buyers: 0, met: 2, amount: 0 }
  await renderPart(
    <>
      <Outcomes outcomes={outcomes} />
      <CompanyGroups
        sectors={[]}
        countries={[
          { ...group, name: 'JP' },
          { ...group, name: null },
        ]}
      />
    </>,
  )
  const report = page.getByRole('region', { name: '상담 결과' }).first()
  await expect.element(report).toMatchTextContent(/₩8,000,000.*결과를 적은 쪽 3곳.*평균 평가 4\.7점.*관심: 높음2/s)
  // What nobody has said is no row.
  await expect.element(page.getByText(/계약 협의/)).not.toBeInTheDocument()
  await expect.element(page.getByRole('cell', { name: '일본' })).toBeVisible()
  await expect.element(page.getByRole('cell', { name: '적지 않음' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '취급 분야별' })).not.toBeInTheDocument()
})

it('says that nobody has written an outcome', async () => {
  await renderPart(<Outcomes outcomes={{ ...none, reports: 0, amount: 0, ratings: [0, 0, 0, 0, 0] }} />)
  await expect.element(page.getByText('아직 결과를 적은 기업이 없습니다.')).toBeVisible()
})

it('sums the survey by role', async () => {
  const nobody = [0, 0, 0, 0, 0]
  const marks = { sellers: [0, 0, 0, 0, 2], buyers: [0, 0, 1, 0, 0] }
  const survey = {
    sent: 9,
    answers: { sellers: 2, buyers: 1 },
    marks: { overall: marks, meetings: { sellers: nobody, buyers: nobody }, organisation: marks },
    again: { sellers: 2, buyers: 0 },
    notAgain: { sellers: 0, buyers: 1 },
    comments: 0,
  }
  await renderPart(<SurveyReport survey={survey} />)
  await expect.element(page.getByText(/9곳에 보냈고 3곳이 답했습니다.*예 2, 아니요 1/)).toBeVisible()
  await expect.element(page.getByRole('row', { name: '상담회 만족도(1~5점) 모두 3 4.3 0 0 1 0 2' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: '상담 만족도(1~5점) 바이어 0 –' })).toBeVisible()
})
