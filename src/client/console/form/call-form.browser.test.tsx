import { inboxCalls } from '#contract/law/inbox.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Unreachable } from '../../data/http.ts'
import { renderPart } from '../../testing/render.tsx'
import { bodyFields } from './body-fields.ts'
import { CallForm } from './call-form.tsx'

it('asks before what was typed is left, and no longer once it is sent', async () => {
  const fields = bodyFields(inboxCalls['PUT /api/console/forms/{_id}/message'])
  const { history } = await renderPart(<CallForm fields={fields} send={async () => undefined} />)
  const text = page.getByRole('textbox').first()
  await text.fill('010-0000-0000')
  history.push('/elsewhere')
  const question = page.getByText('저장하지 않은 것이 있습니다. 이 화면을 떠나시겠습니까?')
  await expect.element(question).toBeVisible()
  await page.getByRole('button', { name: '취소' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(history.location.pathname).toBe('/')
  await page.getByRole('button', { name: '저장' }).click()
  await expect.element(page.getByText('저장했습니다')).toBeVisible()
  await expect.element(text).toHaveValue('010-0000-0000')
  history.push('/elsewhere')
  await expect.poll(() => history.location.pathname).toBe('/elsewhere')
})

it('says without a network that there is none, and keeps what was typed', async () => {
  const fields = bodyFields(inboxCalls['PUT /api/console/forms/{_id}/message'])
  const send = () => Promise.reject(new Unreachable('TypeError: Failed to fetch'))
  await renderPart(<CallForm fields={fields} send={send} />)
  const text = page.getByRole('textbox').first()
  await text.fill('010-0000-0000')
  await page.getByRole('button', { name: '저장' }).click()
  await expect.element(page.getByText('인터넷에 연결되지 않아 하지 못했습니다.', { exact: false })).toBeVisible()
  await expect.element(text).toHaveValue('010-0000-0000')
})
