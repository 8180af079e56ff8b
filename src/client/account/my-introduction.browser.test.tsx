import type { IntroductionUpload } from '#contract/account/company-files.ts'
import { noPresentation } from '#contract/platform/company.ts'
import type { CompanyFile } from '#contract/platform/company.ts'
import { useQuery } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useLocale } from '../data/use-locale.ts'
import { renderPart } from '../testing/render.tsx'
import { type Answers, type Asked, json, refuse, unreachable } from '../testing/server.ts'
import { MyIntroduction } from './my-introduction.tsx'
import { companyRead } from './queries.ts'

const list = 'GET /api/v1/me/company/introductions'
const begin = 'POST /api/v1/me/company/introductions'
const look = 'GET /api/v1/me/company/introductions/{_id}'
const patch = 'PATCH /api/v1/me/company/introductions/{_id}'
const cancel = 'DELETE /api/v1/me/company/introductions/{_id}'
const _id = '0199a0e0-0000-7000-8000-000000000001'
const company = {
  _id,
  ...noPresentation,
  createdAt: '2026-11-01T00:00:00.000Z',
  name: '가온상사',
  ceo: '김가온',
  category: '식품',
  address: '서울',
  certificate: 'SEOUL_AWARD',
  productCategory: '차',
  buyerType: null,
  country: null,
  registrationNumber: null,
  certificateNumber: null,
  certificateYear: null,
  city: null,
  district: null,
  profile: null,
  state: 'PENDING',
  reason: null,
} as const

const fileOf = (size: number, name = '소개서.pdf') => new File([new Uint8Array(size).fill(7)], name, { lastModified: 1_790_000_000_000 })
const arrived = (file: File): CompanyFile => ({ _file: _id, name: file.name, size: file.size, type: 'application/pdf' })

/** A server that takes parts as ours does; `patches` may answer some of them otherwise. */
function serverFor(file: File, { offset = 0, isKnown = false, introduction = null as CompanyFile | null } = {}) {
  const upload: IntroductionUpload = {
    _id,
    createdAt: '2026-11-01T00:00:00.000Z',
    name: file.name,
    size: file.size,
    modifiedAt: new Date(file.lastModified).toISOString(),
    offset,
  }
  const state = { upload, isOpen: isKnown, introduction }
  const take = ({ headers, body }: Asked) => {
    const at = Number(headers.get('upload-offset'))
    if (at !== state.upload.offset) return json({ message: '다른 곳', code: 'offsetWrong', current: { upload: state.upload } }, 409)
    state.upload = { ...state.upload, offset: at + (body as ArrayBuffer).byteLength }
    if (state.upload.offset === file.size) [state.introduction, state.isOpen] = [arrived(file), false]
    return json({ upload: state.upload, introduction: state.introduction })
  }
  const answers: Answers = {
    'GET /api/v1/me/company': () => json({ company: { ...company, introduction: state.introduction } }),
    [list]: () => json({ uploads: state.isOpen ? [state.upload] : [] }),
    [begin]: () => {
      state.isOpen = true
      return json({ upload: state.upload }, 201)
    },
    [look]: () => (state.isOpen ? json({ upload: state.upload }) : json({ message: '없음', code: 'notFound' }, 404)),
    [patch]: take,
    [cancel]: () => {
      state.isOpen = false
      return new Response(null, { status: 204 })
    },
  }
  return { state, take, answers }
}

function Part() {
  const { data } = useQuery(companyRead(useLocale()))
  return data === undefined ? null : <MyIntroduction introduction={data.company.introduction} />
}

const picker = (name = '회사소개서 고르기') => page.getByLabelText(name)
const choose = async (file: File, name?: string) => {
  await expect.element(picker(name)).toBeInTheDocument()
  const field = picker(name).element() as HTMLInputElement
  const data = new DataTransfer()
  data.items.add(file)
  field.files = data.files
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
const offsets = (asked: readonly Asked[]) => asked.map(({ headers }) => Number(headers.get('upload-offset')))

it('says before anything is chosen what to remove, what is taken, how large, and that PDF is best', async () => {
  await renderPart(<Part />, { answers: serverFor(fileOf(1)).answers })
  await expect.element(picker()).toHaveAccessibleDescription(/개인정보를 먼저 지워.*PDF로 보내 주시면.*PDF, XLSX, JPG, PNG.*50MB까지/s)
  const [warning, field] = [page.getByText('보내시기 전에 개인정보를 먼저 지워 주십시오.').element(), picker().element()]
  expect(warning.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

it('sends a file in parts that follow each other, and shows it when it is there', async () => {
  const file = fileOf(900 * 1024)
  const { answers } = serverFor(file)
  const { server } = await renderPart(<Part />, { answers })
  await choose(file)
  await expect.element(page.getByText('회사소개서를 받았습니다.')).toBeVisible()
  await expect.element(page.getByText('소개서.pdf')).toBeVisible()
  await expect.element(picker('다른 회사소개서로 바꾸기')).toBeInTheDocument()
  expect(server.asked(begin).map(({ body }) => body)).toEqual([
    { name: '소개서.pdf', size: file.size, modifiedAt: new Date(file.lastModified).toISOString() },
  ])
  const parts = server.asked(patch)
  expect(parts.reduce((sum, { body }) => sum + (body as ArrayBuffer).byteLength, 0)).toBe(file.size)
  expect(offsets(parts)).toEqual([0, 256 * 1024, 768 * 1024])
  expect(parts.every(({ headers }) => headers.get('content-type') === 'application/offset+octet-stream')).toBe(true)
})

it('waits while the connection is lost, says so, and goes on by itself where the server is', async () => {
  const file = fileOf(900 * 1024)
  const { state, take, answers } = serverFor(file)
  let lost = 0
  const { server } = await renderPart(<Part />, {
    answers: {
      ...answers,
      [patch]: (asked) => {
        if (asked.headers.get('upload-offset') === '0' || lost >= 2) return take(asked)
        lost += 1
        // Some of it had come before the connection was lost.
        if (lost === 1) state.upload = { ...state.upload, offset: state.upload.offset + 100_000 }
        return unreachable(asked)
      },
    },
  })
  await choose(file)
  await expect.element(page.getByText('연결이 끊겼습니다. 다시 연결되면 이어서 보냅니다.')).toBeVisible()
  await expect.element(page.getByRole('progressbar', { name: '‘소개서.pdf’ 보내기' })).toBeVisible()
  dispatchEvent(new Event('online'))
  await expect.element(page.getByText('회사소개서를 받았습니다.')).toBeVisible()
  // The place is asked for before a part is sent: none is sent only to be refused.
  const [second, third] = [256 * 1024, 256 * 1024 + 100_000]
  expect(offsets(server.asked(patch)).slice(0, 4)).toEqual([0, second, third, third])
  expect(server.asked(look)).toHaveLength(2)
  expect(server.asked(begin)).toHaveLength(1)
})

it('goes on from the place that a refusal names, where the server was still counting a part', async () => {
  const file = fileOf(900 * 1024)
  const { state, take, answers } = serverFor(file)
  const { server } = await renderPart(<Part />, {
    answers: {
      ...answers,
      [patch]: (asked) => {
        if (state.upload.offset === 0) state.upload = { ...state.upload, offset: 100_000 }
        return take(asked)
      },
    },
  })
  await choose(file)
  await expect.element(page.getByText('회사소개서를 받았습니다.')).toBeVisible()
  expect(offsets(server.asked(patch)).slice(0, 2)).toEqual([0, 100_000])
})

it('goes on after a reload when the same file is chosen again, and begins anew with another one', async () => {
  const file = fileOf(900 * 1024)
  const { answers } = serverFor(file, { offset: 450 * 1024, isKnown: true })
  const { server, unmount } = await renderPart(<Part />, { answers })
  await expect.element(page.getByText('50% 보내셨습니다.', { exact: false })).toBeVisible()
  await choose(file)
  await expect.element(page.getByText('회사소개서를 받았습니다.')).toBeVisible()
  expect(server.asked(begin)).toEqual([])
  expect(offsets(server.asked(patch))[0]).toBe(450 * 1024)
  await unmount()

  const changed = new File([new Uint8Array(900 * 1024)], file.name, { lastModified: file.lastModified + 1000 })
  const other = await renderPart(<Part />, { answers: serverFor(file, { isKnown: true }).answers })
  await choose(changed)
  await expect.element(page.getByText('회사소개서를 받았습니다.')).toBeVisible()
  expect(other.server.asked(begin)).toHaveLength(1)
})

it('is there when only the answer to its last part was lost', async () => {
  const file = fileOf(100_000)
  const { take, answers } = serverFor(file)
  await renderPart(<Part />, {
    answers: {
      ...answers,
      [patch]: (asked) => {
        take(asked)
        return unreachable(asked)
      },
    },
  })
  await choose(file)
  await expect.element(page.getByText('회사소개서를 받았습니다.')).toBeVisible()
})

it('is cancelled here and on the server, and the focus stays near', async () => {
  const file = fileOf(900 * 1024)
  const { answers } = serverFor(file)
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { server } = await renderPart(<Part />, { answers: { ...answers, [patch]: () => promise } })
  await choose(file)
  await page.getByRole('button', { name: '‘소개서.pdf’ 보내기 취소' }).click()
  await expect.element(picker()).toBeInTheDocument()
  await vi.waitFor(() => expect(server.asked(cancel)).toHaveLength(1))
  expect(document.activeElement?.contains(picker().element())).toBe(true)
  resolve(json({}))
})

it('a refusal is said in the words of the server, and can be tried again', async () => {
  const file = fileOf(1000)
  const { take, answers } = serverFor(file)
  const { server } = await renderPart(<Part />, {
    answers: { ...answers, [patch]: refuse(415, '회사소개서로 받을 수 없는 파일입니다.', 'introductionType') },
  })
  await choose(file)
  await expect.element(page.getByText('회사소개서로 받을 수 없는 파일입니다.')).toBeVisible()
  server.answer({ [patch]: take })
  await page.getByRole('button', { name: '다시 보내기' }).click()
  await expect.element(page.getByText('회사소개서를 받았습니다.')).toBeVisible()
})

it.each([
  ['프로그램.exe', 100, 'PDF, XLSX, JPG, PNG 파일을 골라 주십시오.'],
  ['빈것.pdf', 0, '내용이 없는 파일입니다.'],
  ['큰것.pdf', 50 * 1024 * 1024 + 1, '파일이 너무 큽니다. 50MB까지 보내실 수 있습니다.'],
])('%s of %i bytes is refused before it is sent, and the focus goes back', async (name, size, message) => {
  const { server } = await renderPart(<Part />, { answers: serverFor(fileOf(1)).answers })
  await choose(fileOf(size, name))
  await expect.element(page.getByRole('alertdialog', { name: message })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(document.activeElement).toBe(picker().element()))
  expect(server.asked(begin)).toEqual([])
})

it('is taken away after a question', async () => {
  const file = fileOf(1000)
  const { state, answers } = serverFor(file, { introduction: arrived(file) })
  const remove = 'DELETE /api/v1/me/company/introduction'
  const gone = () => {
    state.introduction = null
    return new Response(null, { status: 204 })
  }
  const { server } = await renderPart(<Part />, { answers: { ...answers, [remove]: gone } })
  await page.getByRole('button', { name: '‘소개서.pdf’ 지우기' }).click()
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await expect.element(picker()).toBeInTheDocument()
  expect(server.asked(remove)).toHaveLength(1)
})
