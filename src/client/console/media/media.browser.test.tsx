import type { Media } from '#contract/platform/media.ts'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { json } from '../../testing/server.ts'
import { useItemForm } from '../form/form.ts'
import { PictureForm } from '../form/picture-form.ts'
import { MoreMenu } from '../frame/more-menu.tsx'
import { PictureField } from '../form/picture-field.tsx'
import { ResourceForm } from '../form/resource-form.tsx'
import { RichTextField } from '../form/rich-text-field.tsx'
import type { ListSearch } from '../list/list-search.ts'
import { OrderList } from '../list/order-list.tsx'
import { type ConsoleItem, resourceOf } from '../resources.ts'
import { MediaFileScreen } from './media-file-screen.tsx'
import { MediaScreen } from './media-screen.tsx'

const _id = '019a0000-0000-7000-8000-000000000001'
const picture = { _file: _id, width: 1200, height: 800, placeholder: 'data:image/webp;base64,AA==' }
const file = (change: Partial<Media> = {}): Media => ({
  _id,
  name: '뜰.webp',
  kind: 'picture',
  type: 'image/webp',
  size: 40_000,
  alt: { ko: '봄의 뜰' },
  picture,
  createdAt: '2026-11-01T00:00:00.000Z',
  removedAt: null,
  uses: 0,
  ...change,
})
const list = 'GET /api/console/files'
const one = 'GET /api/console/files/{_file}'
const removals = 'POST /api/console/files/removals'
const crops = 'POST /api/console/files/{_file}/crops'
const place = 'PUT /api/console/lawyers/{_id}/place'
const summary = { total: 1, limit: 20, skip: 0 }

it('the library removes what is chosen, and says what is still used', async () => {
  function Shown() {
    const [search, setSearch] = useState<ListSearch>({})
    return <MediaScreen search={search} onSearch={setSearch} />
  }
  const answers = { [list]: { files: [file()], summary }, [removals]: () => json({ removed: [], refused: [_id] }) }
  const { server } = await renderPart(<Shown />, { answers })
  await page.getByLabelText('쓰임').selectOptions('unused')
  await page.getByRole('searchbox').fill('뜰')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => Object.fromEntries(server.asked(list).at(-1)?.query ?? [])).toEqual({ q: '뜰', state: 'unused' })
  await page.getByRole('checkbox', { name: '‘뜰.webp’ 고르기' }).click()
  await page.getByRole('button', { name: '삭제' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
  await expect.element(page.getByText('1개는 쓰이고 있거나 올린 지 하루가 지나지 않아 삭제하지 않았습니다.')).toBeVisible()
  expect(server.asked(removals).map(({ body }) => body)).toEqual([{ files: [_id] }])
})

it('the point that has to be seen is moved by the keyboard, and the places of a file are links', async () => {
  const places = [{ resource: 'success', _item: _id, field: 'thumb', title: '어느 사례' }]
  const answers = { [one]: { file: file({ uses: 1 }), places }, 'PUT /api/console/files/{_file}': { file: file() } }
  const { server } = await renderPart(<MediaFileScreen _file={_id} />, { answers })
  await expect.element(page.getByRole('link', { name: '어느 사례' })).toHaveAttribute('href', expect.stringContaining(`success/${_id}`))
  page.getByRole('button', { name: /^초점/ }).element().focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(() => server.asked('PUT /api/console/files/{_file}').map(({ body }) => body)).toEqual([{ focus: { x: 5, y: 4 } }])
  await expect.element(page.getByRole('button', { name: '삭제' })).not.toBeInTheDocument()
})

const choose = async (place: string, action: string) => {
  await page.getByRole('button', { name: `${place}: 다른 작업` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

it('a picture of a form is chosen from the library, and cut by the keyboard', async () => {
  const cut = { ...picture, _file: _id.replace(/1$/, '2'), width: 900, height: 800 }
  function Shown() {
    const [value, setValue] = useState<unknown>(null)
    const form = useItemForm({ initial: {}, save: () => Promise.resolve(), onFailure: () => undefined })
    return (
      <>
        <PictureForm value={{ form, fields: {}, Menu: MoreMenu }}>
          <PictureField id="p" label="대표 사진" value={value} onChange={setValue} isInvalid={false} describedBy={undefined} />
        </PictureForm>
        <output>{JSON.stringify(value)}</output>
      </>
    )
  }
  const answers = { [list]: { files: [file()], summary }, [crops]: { file: cut } }
  const { server } = await renderPart(<Shown />, { answers })
  await page.getByRole('button', { name: '대표 사진: 미디어에서 고르기' }).click()
  await page.getByRole('button', { name: '뜰.webp' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent(JSON.stringify(picture))
  await choose('대표 사진', '자르기')
  const area = page.getByRole('group', { name: /^자를 곳/ })
  await expect.element(area).toBeVisible()
  area.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await page.getByRole('button', { name: '이대로 자르기' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent(JSON.stringify(cut))
  const [asked] = server.asked(crops)
  // 60 pixels from the left at first.
  const left = expect.toSatisfy((value: number) => value > 60) as number
  expect(asked?.body).toEqual({ left, top: 40, width: 1080, height: 720 })
})

it('a picture that is put into a text comes with what it shows, in the language of the text', async () => {
  let html: unknown
  const answers = { [list]: { files: [file({ alt: { ko: '봄의 뜰', en: 'A yard in spring' } })], summary } }
  const text = { id: 't', label: '본문', locale: 'en', value: '', isInvalid: false, describedBy: undefined } as const
  await renderPart(<RichTextField {...text} onChange={(value) => (html = value)} />, { answers })
  await page.getByRole('button', { name: '사진 넣기' }).click()
  await page.getByRole('menuitem', { name: '미디어에서 고르기' }).click()
  await page.getByRole('button', { name: '뜰.webp' }).click()
  await expect.poll(() => html).toContain(`<img src="/api/v1/files/${_id}/960.webp" alt="A yard in spring"`)
})

it('an item goes up by its button and by the keyboard, and is shown there at once', async () => {
  const lawyer = (index: number): ConsoleItem => ({
    _id: _id.replace(/1$/, String(index)),
    createdAt: `2026-11-0${index}T00:00:00.000Z`,
    updatedAt: '2026-11-01T00:00:00.000Z',
    version: 1,
    isPublished: true,
    name: { ko: `변호사 ${index}` },
  })
  const lawyers = [lawyer(1), lawyer(2), lawyer(3)]
  const answers = {
    'GET /api/console/lawyers': () => json({ lawyers, summary: { ...summary, total: 3 } }),
    [place]: () => new Response(null, { status: 204 }),
  }
  const { server } = await renderPart(<OrderList resource={resourceOf('lawyers')} query={{ sort: 'createdAt' }} />, { answers })
  await page.getByRole('button', { name: '‘변호사 3’ 위로' }).click()
  await expect.poll(() => server.asked(place).map(({ body }) => body)).toEqual([{ before: lawyers[1]?._id }])
  page.getByRole('button', { name: '‘변호사 1’ 끌어 옮기기' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => server.asked(place).length).toBe(2)
  expect(server.asked(place)[1]?.path).toContain(lawyers[0]?._id)
})

it('a picture is cut in the ratio of its place, as it will look there, and the same one again for another place', async () => {
  const lawyers = resourceOf('lawyers')
  const stored = { createdAt: '2026-11-01T00:00:00.000Z', updatedAt: '2026-11-01T00:00:00.000Z', version: 1, isPublished: false }
  const text = { ko: '글' }
  const lawyer: ConsoleItem = { _id, ...stored, name: text, job: text, intro: text, career: [], mainImage: picture, image: null }
  let count = 1
  const answers = {
    'GET /api/console/writing': () => json({ writing: { adRules: [], firm: { ko: '이음새' } } }),
    'GET /api/console/translations': () => json({ translations: [] }),
    'GET /api/console/schedules': () => json({ schedules: [], summary: { ...summary, total: 0 } }),
    [crops]: () => json({ file: { ...picture, _file: _id.replace(/1$/, String((count += 1))), width: 686, height: 800 } }),
  }
  const { server } = await renderPart(<ResourceForm resource={lawyers} item={lawyer} />, { answers })
  const ratio = page.getByLabelText('가로세로 비율')
  const cut = page.getByRole('button', { name: '이대로 자르기' })
  await choose('대표 사진', '자르기')
  await expect.element(ratio).toHaveValue('6:7')
  await expect.element(page.getByRole('img', { name: '자른 사진' })).toBeInTheDocument()
  await cut.click()
  await expect.poll(() => server.asked(crops)).toHaveLength(1)
  expect(server.asked(crops)[0]?.body).toMatchObject({ top: 0, height: 800, width: 686 })
  await choose('목록 사진', '‘대표 사진’에서 잘라 쓰기')
  await expect.element(ratio).toHaveValue('4:5')
  await cut.click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await page.getByRole('button', { name: '목록 사진: 다른 작업' }).click()
  await page.getByRole('menuitem', { name: '사진 빼기' }).click()
  await expect.element(page.getByLabelText('목록 사진', { exact: true })).toHaveFocus()
  // Both are of the one that was sent.
  expect(server.asked(crops).map(({ path }) => path.includes(_id))).toEqual([true, true])
  expect(server.asked(crops)[1]?.body).toMatchObject({ top: 0, height: 800, width: 640 })
})
