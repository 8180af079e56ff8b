import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { type Asked, json } from '../../testing/server.ts'
import { type ConsoleItem, resourceOf } from '../resources.ts'
import { PublishState } from '../screens/publish-state.tsx'
import { ResourceForm } from './resource-form.tsx'

const notices = resourceOf('center/notifications')
const _id = '019a0000-0000-7000-8000-000000000001'
const at = '2026-11-01T00:00:00.000Z'
const notice: ConsoleItem = {
  _id,
  createdAt: at,
  updatedAt: at,
  version: 2,
  isPublished: false,
  subject: { ko: '제목' },
  content: { ko: '<p>글</p>' },
}
const [create, change, schedule] = [
  'POST /api/console/center/notifications',
  'PUT /api/console/center/notifications/{_id}',
  'PUT /api/console/schedules',
] as const
const button = (name: string) => page.getByRole('button', { name, exact: true })

const show = (item?: ConsoleItem) => {
  let schedules: unknown[] = []
  const saved = ({ body }: Asked) => json({ notification: { ...notice, ...(body as object), version: 3 } })
  const shown = (
    <>
      {item !== undefined && <PublishState resource={notices} item={item} />}
      <ResourceForm resource={notices} {...(item === undefined ? {} : { item })} />
    </>
  )
  return renderPart(shown, {
    answers: {
      'GET /api/console/writing': () => json({ writing: { adRules: [], firm: { ko: '이음새' } } }),
      'GET /api/console/translations': () => json({ translations: [] }),
      'GET /api/console/schedules': () => json({ schedules, summary: { total: schedules.length, limit: 20, skip: 0 } }),
      [create]: saved,
      [change]: saved,
      [schedule]: ({ body }) => {
        schedules = [{ ...(body as object), title: '제목' }]
        return json({ schedule: schedules[0] })
      },
    },
  })
}

async function setTime(digits: string) {
  await button('게시 예약').click()
  await button('예약하기').click()
  await expect.element(page.getByText('때를 정해 주십시오.')).toBeVisible()
  await page.getByRole('group', { name: '게시할 때', exact: true }).getByRole('spinbutton').first().click()
  await userEvent.keyboard(digits)
  await button('예약하기').click()
}

it('saves a new item as a draft and schedules it in one go', async () => {
  const { server, history } = await show()
  await page.getByRole('textbox', { name: '제목, 한국어' }).fill('새 글')
  await setTime('202612150930')
  await expect.poll(() => history.location.pathname).toBe(`/center/notifications/${_id}`)
  expect(server.asked(create)[0]?.body).toMatchObject({ isPublished: false, subject: { ko: '새 글' } })
  expect(server.asked(schedule)[0]?.body).toMatchObject({ resource: notices.path, _item: _id, publishAt: '2026-12-15T00:30:00.000Z' })
})

it('says when a draft is published by itself, publishes it at once, and leaves it a draft where that is refused', async () => {
  const { server } = await show(notice)
  await expect.element(page.getByText('초안')).toBeVisible()
  await expect.element(page.getByText(/^저장됨 /)).toBeVisible()
  await setTime('202612150930')
  await expect.element(page.getByText(/^초안 · .*15.* 게시$/)).toBeVisible()
  expect(server.asked(change)).toHaveLength(0)
  server.answer({ [change]: () => json({ code: 'invalid', message: '', issues: [{ path: 'subject.ko', message: '너무 깁니다.' }] }, 400) })
  await button('게시하기').click()
  await expect.element(page.getByRole('textbox', { name: '제목, 한국어' })).toHaveFocus()
  server.answer({ [change]: ({ body }) => json({ notification: { ...notice, ...(body as object), version: 3 } }) })
  await page.getByRole('textbox', { name: '제목, 한국어' }).fill('짧게')
  await expect.element(page.getByText('바뀐 것 있음')).toBeVisible()
  await button('저장').click()
  await expect.element(page.getByText('저장했습니다')).toBeVisible()
  expect(server.asked(change).at(-1)?.body).toEqual({ subject: { ko: '짧게' } })
  await button('게시하기').click()
  await button('게시 내리기와 예약').click()
  await page.getByRole('menuitem', { name: '게시 마침 예약' }).click()
  const times = page.getByRole('region', { name: '게시 마침 예약' })
  await expect.element(times).toHaveFocus()
  await expect.element(times.getByRole('group', { name: '게시할 때', exact: true })).not.toBeInTheDocument()
  await button('닫기').click()
  // On phones the same is in a menu, and the times have the focus.
  await page.viewport(360, 800)
  onTestFinished(() => page.viewport(1280, 800))
  await button('다른 작업').click()
  await page.getByRole('menuitem', { name: '게시 마침 예약' }).click()
  await expect.element(times).toHaveFocus()
  await button('다른 작업').click()
  await page.getByRole('menuitem', { name: '게시 내리기' }).click()
  await expect.poll(() => server.asked(change).at(-1)?.body).toEqual({ isPublished: false })
})
