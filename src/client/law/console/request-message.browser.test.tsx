import { useQuery } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { UndoNotice } from '../../console/frame/undo.tsx'
import { type ConsoleItem, itemRead, resourceOf } from '../../console/resources.ts'
import { setTokens } from '../../session/tokens.ts'
import { renderPart } from '../../testing/render.tsx'
import { type Asked, json } from '../../testing/server.ts'
import { RequestMessage } from './request-message.tsx'

const [read, change] = ['GET /api/console/forms/{_id}', 'PUT /api/console/forms/{_id}'] as const
const at = '2026-11-01T00:00:00.000Z'
const request = {
  _id: '019a0000-0000-7000-8000-000000000001',
  createdAt: at,
  updatedAt: at,
  version: 2,
  kind: 'consultation',
  receipt: '261121-7K3FM9',
  stage: 'received',
  followUpAt: '2026-12-01T00:00:00.000Z',
  goalAt: '2026-11-01T03:00:00.000Z',
  contactedAt: null,
  responseMinutes: null,
  phone: '010-0000-0000',
  email: null,
  content: 'Grow your traffic',
  suspicion: 'homepage',
} as unknown as ConsoleItem

function Shown() {
  const { data } = useQuery(itemRead(resourceOf('forms'), 'ko', request._id))
  return (
    <>
      {data !== undefined && <RequestMessage item={data} />}
      <UndoNotice />
    </>
  )
}

it('what may come from a program is spam, or is not, by one press, with a way back; how late it is stands above', async () => {
  let stored = request
  const store = (form: ConsoleItem) => json({ form: (stored = form) })
  const { server } = await renderPart(<Shown />, {
    answers: {
      [read]: () => json({ form: stored }),
      [change]: ({ body }: Asked) => store({ ...stored, ...(body as object), version: stored.version + 1 }),
    },
  })
  const button = (name: string) => page.getByRole('button', { name })
  await expect.element(page.getByText(/^응답 목표 \d+일 늦음$/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: '전화하기 010-0000-0000' })).toHaveAttribute('href', 'tel:01000000000')
  await expect.element(button('번호 복사')).toBeVisible()
  await button('스팸으로').click()
  await expect.element(page.getByText('스팸으로 옮겼습니다.')).toBeVisible()
  await expect.element(button('스팸으로')).not.toBeInTheDocument()
  await button('되돌리기').click()
  await expect.element(button('스팸으로')).toBeVisible()
  await button('정상으로').click()
  await expect.element(page.getByText('자동 입력 의심')).not.toBeInTheDocument()
  expect(server.asked(change).map(({ body, headers }) => [body, headers.get('if-match')])).toEqual([
    [{ stage: 'spam' }, '"2"'],
    [{ stage: 'received', followUpAt: request['followUpAt'] }, '"3"'],
    [{ suspicion: null }, '"4"'],
  ])
})

it('what somebody else has done with it meanwhile is shown, and nothing is lost', async () => {
  const theirs = { ...request, stage: 'spam', version: 7 }
  let stored = request
  await renderPart(<Shown />, {
    answers: {
      [read]: () => json({ form: stored }),
      [change]: () => {
        stored = theirs
        return json({ code: 'stale', message: '다른 분이 먼저 저장했습니다.', current: { form: theirs } }, 412)
      },
    },
  })
  await page.getByRole('button', { name: '스팸으로' }).click()
  await page.getByRole('alertdialog').getByRole('button').first().click()
  await expect.element(page.getByRole('button', { name: '스팸으로' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '정상으로' })).toBeVisible()
})

it('what nobody has is taken by one press, then answered by mail; one button is filled', async () => {
  const waiting = { ...request, suspicion: null, _assignee: null, email: 'hana@example.com' } as unknown as ConsoleItem
  let stored = waiting
  const onAnswer = vi.fn<() => void>()
  function Worked() {
    const { data } = useQuery(itemRead(resourceOf('forms'), 'ko', request._id))
    return data === undefined ? null : <RequestMessage item={data} next={{ look: 'primary', onAnswer }} />
  }
  const store = (form: ConsoleItem) => json({ form: (stored = form) })
  const sub = '019a0000-0000-7000-8000-00000000000a'
  setTokens({ accessToken: `x.${btoa(JSON.stringify({ sub, scopes: ['console:inquiries'] }))}.x`, refreshToken: 'a' })
  const { server } = await renderPart(<Worked />, {
    answers: {
      [read]: () => json({ form: stored }),
      [change]: ({ body }: Asked) => store({ ...stored, ...(body as object), version: stored.version + 1 }),
    },
  })
  const filled = () => [...document.querySelectorAll('.bg-accent')].map(({ textContent }) => textContent)
  await page.getByRole('button', { name: '내가 맡기' }).click()
  await page.getByRole('button', { name: '이메일로 답하기' }).click()
  expect(onAnswer).toHaveBeenCalledOnce()
  expect(filled()).toEqual(['이메일로 답하기'])
  expect(server.asked(change).map(({ body }) => body)).toEqual([{ _assignee: sub }])
})
