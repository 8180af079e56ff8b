import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../testing/render.tsx'
import { CompanyGroups, Outcomes } from './outcome-report.tsx'

const none = { interest: { high: 0, some: 0, none: 0 }, nextSteps: { samples: 0, quotation: 0, meeting: 0, contract: 0, none: 0 } }

it('says what came of the meetings, and names countries', async () => {
  const outcomes = { ...none, reports: 3, amount: 8_000_000, interest: { high: 2, some: 1, none: 0 }, ratings: [0, 0, 0, 1, 2] }
  const group = { sellers: 1, buyers: 0, met: 2, amount: 0 }
  await renderPart(
    <>
      <Outcomes outcomes={outcomes} />
      <CompanyGroups
        categories={[]}
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
  await expect.element(page.getByRole('heading', { name: '업종별' })).not.toBeInTheDocument()
})

it('says that nobody has written an outcome', async () => {
  await renderPart(<Outcomes outcomes={{ ...none, reports: 0, amount: 0, ratings: [0, 0, 0, 0, 0] }} />)
  await expect.element(page.getByText('아직 결과를 적은 기업이 없습니다.')).toBeVisible()
})
