import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ResourceForm } from '../../console/form/resource-form.tsx'
import { resourceOf } from '../../console/resources.ts'
import { renderPart } from '../../testing/render.tsx'
import { IncrementsPart, PremiumPart } from './conditions-part.tsx'

const parts = [
  { fields: ['increments'], Part: IncrementsPart },
  { fields: ['premium'], Part: PremiumPart },
]

it('shows the bids that follow from a sale’s own table, puts its rows in order, and says what is missing', async () => {
  await renderPart(<ResourceForm resource={resourceOf('auction/programs')} parts={parts} />)
  const increments = page.getByRole('group', { name: '호가 단위', exact: true })
  await expect.element(increments.getByText('₩550,000 → ₩600,000 → ₩650,000 → ₩700,000', { exact: true })).toBeVisible()
  await increments.getByRole('button', { name: '기본 단위를 옮겨 와 고치기' }).click()
  const step = increments.getByRole('spinbutton', { name: '1단계 호가 단위(원)' })
  await step.fill('30000')
  await expect.element(increments.getByText('₩30,000 → ₩60,000 → ₩90,000 → ₩120,000', { exact: true })).toBeVisible()
  await increments.getByRole('button', { name: '단계 더하기' }).click()
  await expect.element(increments.getByRole('status')).toHaveTextContent('비어 있는 금액을 적어 주십시오.')
  await increments.getByRole('spinbutton', { name: '5단계 호가 단위(원)' }).fill('100000')
  const from = increments.getByRole('spinbutton', { name: '5단계 현재가(원, 이상)' })
  await from.fill('1000000')
  // It leaves the field.
  await increments.getByRole('button', { name: '단계 더하기' }).click()
  await expect.element(increments.getByRole('spinbutton', { name: '3단계 현재가(원, 이상)' })).toHaveValue(1_000_000)
  await increments.getByRole('button', { name: '1단계 지우기' }).click()
  await expect.element(page.getByText('구매 수수료를 한 단계 이상 적어 주십시오.')).toBeVisible()
})
