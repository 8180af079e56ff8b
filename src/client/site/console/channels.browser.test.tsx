import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { Channels } from './channels.tsx'
import { EmailScreen, TextMessageScreen } from './letter-screen.tsx'

const installation = { mail: 'sent', sms: 'sent', hasStun: true, hasTurn: true } as const

it('the dashboard says in one line, that opens, what cannot be sent, and that two people may not see each other without a relay', async () => {
  await renderPart(<Channels />, {
    answers: { 'GET /api/console/installation': { installation: { ...installation, mail: 'none', hasTurn: false } } },
  })
  await expect.element(page.getByText(/이메일을 보낼 곳이 없습니다/)).not.toBeVisible()
  await page.getByText('살펴보실 것 2가지').click()
  await expect.element(page.getByText(/이메일을 보낼 곳이 없습니다/)).toBeVisible()
  await expect.element(page.getByText(/온라인 상담을 이어 주는 서버가 없습니다/)).toBeVisible()
  await expect.element(page.getByText(/문자를 보낼 곳이 없습니다/)).not.toBeInTheDocument()
})

it.each([
  ['a mail', <EmailScreen key="mail" />, 'SMS', /지금은 이메일을 보낼 수 없습니다/],
  ['a text message', <TextMessageScreen key="text" />, 'EMAIL', /지금은 문자를 보낼 수 없습니다/],
] as const)('the form of %s says before it is written that it cannot be sent here', async (_what, screen, channel, words) => {
  await renderPart(screen, { answers: { 'GET /api/v1/users/certify': { channels: [channel] } } })
  await expect.element(page.getByRole('status').filter({ hasText: words })).toBeVisible()
})
