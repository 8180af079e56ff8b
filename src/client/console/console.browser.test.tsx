import { consoleScopes } from '#contract/call.ts'
import { resources } from '#contract/api.ts'
import { Dexie } from 'dexie'
import { useState } from 'react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setTokens } from '../session/tokens.ts'
import { renderPart } from '../testing/render.tsx'
import { type Answers, type Asked, json, ownHeaders, refuse } from '../testing/server.ts'
import { menuFor } from './frame/menu.ts'
import { modules } from './modules.ts'
import { ResourceForm } from './form/resource-form.tsx'
import type { ListSearch } from './list/list-search.ts'
import { ResourceList } from './list/resource-list.tsx'
import { SearchBox } from './list/search-box.tsx'
import { type ConsoleItem, resourceOf } from './resources.ts'

const faqs = resourceOf('center/faqs')
const faq = (index: number, change: object = {}): ConsoleItem => ({
  _id: `019a0000-0000-7000-8000-00000000000${index}`,
  createdAt: `2026-11-0${index}T00:00:00.000Z`,
  updatedAt: `2026-11-0${index}T00:00:00.000Z`,
  version: 3,
  isPublished: true,
  type: 'inquiry',
  question: { ko: `질문 ${index}`, en: `Question ${index}` },
  answer: { ko: `<p>답 ${index}</p>` },
  ...change,
})
const list = 'GET /api/console/center/faqs'
const change = 'PUT /api/console/center/faqs/{_id}'
const remove = 'DELETE /api/console/center/faqs/{_id}'
const inUse = refuse(409, '다른 항목에서 쓰고 있어 삭제할 수 없습니다.', 'inUse')
const pageOf =
  (items: readonly ConsoleItem[], total = items.length): NonNullable<Answers[typeof list]> =>
  () =>
    json({ faqs: items, summary: { total, limit: 20, skip: 0 } })

describe('the menu', () => {
  const addresses = (scopes: readonly string[]) => menuFor(modules, scopes).flatMap(({ entries }) => entries.map(({ address }) => address))

  it('leads to every declared resource', () => {
    const all = addresses(consoleScopes)
    for (const { path } of resources) expect(all).toContain(path === 'levels' ? 'users/levels' : path)
    expect(new Set(all).size).toBe(all.length)
  })

  it('shows nobody what the scopes do not open', () => {
    expect(addresses(['console', 'console:inquiries'])).toEqual(['forms', 'replies', 'center/questions', 'email', 'message'])
    expect(addresses(['console'])).toEqual([])
  })
})

describe('a list', () => {
  function Shown({ onSearch }: { onSearch: (search: ListSearch) => void }) {
    const [search, setSearch] = useState<ListSearch>({})
    const take = (next: ListSearch) => {
      setSearch(next)
      onSearch(next)
    }
    return <ResourceList resource={faqs} search={search} onSearch={take} />
  }
  const show = async (answers: Answers) => {
    const searches: ListSearch[] = []
    const shown = await renderPart(<Shown onSearch={(search) => searches.push(search)} />, { answers })
    await expect.element(page.getByRole('link', { name: '질문 1' })).toBeVisible()
    return { ...shown, searches }
  }

  it('asks for what its address says: words, a filter, an order, another page', async () => {
    const { server, searches } = await show({ [list]: pageOf([faq(1), faq(2)], 45) })
    await page.getByRole('searchbox').fill('비용')
    await expect.poll(() => searches.at(-1)).toEqual({ q: '비용' })
    await page.getByLabelText('구분').selectOptions('other')
    await page.getByRole('button', { name: '등록일' }).click()
    await page.getByRole('button', { name: '다음 쪽' }).click()
    await expect.poll(() => searches.at(-1)).toEqual({ q: '비용', type: 'other', sort: '-createdAt', page: '2' })
    await expect.poll(() => server.asked(list).length).toBeGreaterThan(4)
    const last = server.asked(list).at(-1)
    expect([Object.fromEntries(last?.query ?? []), last?.headers.get('skip'), last?.headers.get('sort')]).toEqual([
      { q: '비용', type: 'other' },
      '20',
      '-createdAt',
    ])
    await expect.element(page.getByText('모두 45개 가운데 21–40')).toBeVisible()
  })

  it('looks for people only when one says so: each search for them is written down', async () => {
    const searches: ListSearch[] = []
    await renderPart(<SearchBox resource={resourceOf('forms')} q="" onFind={(q) => searches.push({ q })} />)
    await page.getByRole('searchbox').fill('김서연')
    // Twice as long as content would wait.
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(searches).toEqual([])
    await userEvent.keyboard('{Enter}')
    expect(searches).toEqual([{ q: '김서연' }])
  })

  it('does the same to all chosen items, and says what became of each', async () => {
    const { server } = await show({
      [list]: pageOf([faq(1), faq(2)]),
      [remove]: (asked: Asked) => (asked.path.endsWith('2') ? inUse(asked) : new Response(null, { status: 204 })),
    })
    await page.getByRole('checkbox', { name: '이 쪽의 모두 고르기' }).click()
    await page.getByRole('button', { name: '삭제' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
    await expect.element(page.getByText('2개 가운데 1개를 마쳤습니다.')).toBeVisible()
    await expect.element(page.getByText('질문 2: 다른 항목에서 쓰고 있어 삭제할 수 없습니다.')).toBeVisible()
    expect(server.asked(remove).map(({ headers }) => headers.get('if-match'))).toEqual(['"3"', '"3"'])
  })

  it('takes back what was done to all chosen items: what was removed comes out of the trash as it was', async () => {
    const trash = 'GET /api/console/trash'
    const restore = 'POST /api/console/trash/{_id}/restore'
    const removed = { _id: faq(7)._id, resource: 'center/faqs', _item: faq(1)._id, title: '', removedAt: '', eraseAt: '', user: null }
    const { server } = await show({
      [list]: pageOf([faq(1)]),
      [remove]: () => new Response(null, { status: 204 }),
      [trash]: { trash: [removed], summary: { total: 1, limit: 1, skip: 0 } },
      [restore]: { restored: { resource: 'center/faqs', _item: faq(1)._id } },
      [change]: ({ body }) => json({ faq: faq(1, body as object) }),
    })
    await page.getByRole('checkbox', { name: '이 쪽의 모두 고르기' }).click()
    await page.getByRole('button', { name: '삭제' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
    await page.getByRole('button', { name: '되돌리기' }).click()
    await expect.poll(() => server.asked(change).map(({ body }) => body)).toEqual([{ isPublished: true }])
    expect(server.asked(trash)[0]?.query.get('_item')).toBe(faq(1)._id)
    expect(server.asked(restore)[0]?.path).toContain(removed._id)
  })

  it('says how many there are of each kind, under the other filters', async () => {
    const counts = 'GET /api/console/center/faqs/counts'
    const { server } = await show({ [list]: pageOf([faq(1)]), [counts]: { counts: { type: { inquiry: 7, other: 2 } } } })
    const options = () => [...(page.getByLabelText('구분').element() as HTMLSelectElement).options].map(({ text }) => text)
    await expect.poll(options).toEqual(['모두', '상담 (7)', '홈페이지 이용 (0)', '개인정보 (0)', '그 밖의 질문 (2)'])
    await page.getByLabelText('구분').selectOptions('other')
    await expect.poll(() => server.asked(counts).map(({ query }) => query.toString())).toEqual(['', 'type=other'])
  })

  it('says on the button that folds its filters on phones how many are set, and whether they are there', async () => {
    await show({ [list]: pageOf([faq(1)]) })
    const button = page.getByRole('button', { name: /^조건( \d|$)/ })
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
    button.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button).toHaveAttribute('aria-expanded', 'true')
    expect(document.getElementById(button.element().getAttribute('aria-controls') ?? '')?.querySelector('select')).not.toBeNull()
    await page.getByLabelText('구분').selectOptions('other')
    await expect.element(button).toHaveTextContent('조건 1개 적용')
  })

  it('is taken along with its filters, order and columns, as a whole or what is chosen', async () => {
    const name = 'GET /api/console/center/faqs/export'
    const file = () => new Response('x', { headers: { ...ownHeaders, 'content-type': 'text/csv' } })
    const { server } = await show({ [list]: pageOf([faq(1)]), [name]: file })
    await page.getByLabelText('구분').selectOptions('other')
    await page.getByRole('button', { name: '등록일' }).click()
    await page.getByRole('button', { name: '다른 작업' }).click()
    await page.getByRole('menuitem', { name: '내보내기: CSV', exact: true }).click()
    await expect.poll(() => server.asked(name).length).toBe(1)
    const [asked] = server.asked(name)
    expect(Object.fromEntries(asked?.query ?? [])).toEqual({ type: 'other', format: 'csv', columns: 'type,code' })
    expect(asked?.headers.get('sort')).toBe('-createdAt')
    await page.getByRole('checkbox', { name: '‘질문 1’ 고르기' }).click()
    await page.getByRole('button', { name: '고른 것 내보내기' }).click()
    await page.getByRole('menuitem', { name: 'CSV', exact: true }).click()
    await expect.poll(() => server.asked(name)[1]?.query.get('ids')).toBe(faq(1)._id)
  })

  it('is saved under a name and opened again, without what no declaration knows', async () => {
    const views = 'GET /api/console/views'
    const add = 'POST /api/console/views'
    const own = { resource: 'center/faqs', isShared: false, isOwn: true, mayChange: true }
    const stored = { ...own, _id: faq(8)._id, name: '기타만', search: { type: 'other', former: 'x' } }
    const { server, searches } = await show({ [list]: pageOf([faq(1)]), [views]: { views: [stored] } })
    await page.getByRole('button', { name: '기타만' }).click()
    await expect.poll(() => searches.at(-1)).toEqual({ type: 'other', saved: stored._id })
    await expect.element(page.getByRole('button', { name: '기타만' })).toHaveAttribute('aria-current', 'true')
    const made = { ...own, _id: faq(9)._id, name: '새것', search: { type: 'inquiry' } }
    server.answer({ [add]: { view: made }, [views]: { views: [stored, made] } })
    await page.getByLabelText('구분').selectOptions('inquiry')
    await page.getByRole('button', { name: '새 보기로 저장' }).click()
    await page.getByRole('textbox', { name: '보기 이름' }).fill('새것')
    await page.getByRole('dialog').getByRole('button', { name: '저장', exact: true }).click()
    await expect.poll(() => searches.at(-1)).toEqual({ type: 'inquiry', saved: made._id })
    expect(server.asked(add)[0]?.body).toEqual({ resource: 'center/faqs', name: '새것', isShared: false, search: { type: 'inquiry' } })
    await expect.element(page.getByRole('button', { name: '새것' })).toHaveAttribute('aria-current', 'true')
  })

  it('has its rows as close together as the device says', async () => {
    onTestFinished(() => localStorage.removeItem('console-density'))
    await show({ [list]: pageOf([faq(1), faq(2)]) })
    // The menu hides what is behind it from readers.
    const isDense = () => document.querySelector('table')?.hasAttribute('data-dense')
    expect(isDense()).toBe(false)
    await page.getByRole('button', { name: '열 고르기' }).click()
    await page.getByRole('menuitemcheckbox', { name: '줄을 촘촘하게' }).click()
    await expect.poll(isDense).toBe(true)
    expect(localStorage.getItem('console-density')).toBe('dense')
  })

  it('has its columns in the order that the device says', async () => {
    onTestFinished(() => localStorage.removeItem('console-column-order'))
    await show({ [list]: pageOf([faq(1)]) })
    const headings = () => [...document.querySelectorAll('th[data-column]')].map((heading) => heading.getAttribute('abbr'))
    await expect.poll(headings).toEqual(['이름', '구분', '보이는 곳', '게시 여부', '등록일'])
    await page.getByRole('button', { name: '열 고르기' }).click()
    await page.getByRole('menuitem', { name: '열 차례 바꾸기' }).click()
    await page.getByRole('button', { name: '‘등록일’ 위로' }).click()
    await expect.poll(headings).toEqual(['이름', '구분', '보이는 곳', '등록일', '게시 여부'])
    await page.getByRole('button', { name: '처음 차례로' }).click()
    await expect.poll(headings).toEqual(['이름', '구분', '보이는 곳', '게시 여부', '등록일'])
  })

  it('can be gone through by the keyboard', async () => {
    const { history } = await show({ [list]: pageOf([faq(1), faq(2)]) })
    await userEvent.keyboard('j')
    await expect.element(page.getByRole('link', { name: '질문 1' })).toHaveFocus()
    await userEvent.keyboard('jx')
    await expect.element(page.getByRole('checkbox', { name: '‘질문 2’ 고르기' })).toBeChecked()
    await userEvent.keyboard('/')
    await expect.element(page.getByRole('searchbox')).toHaveFocus()
    // In a field letters are letters.
    await userEvent.keyboard('jx')
    await expect.element(page.getByRole('searchbox')).toHaveValue('jx')
    page.getByRole('link', { name: '질문 2' }).element().focus()
    await userEvent.keyboard('e')
    await expect.poll(() => history.location.pathname).toBe(`/center/faqs/${faq(2)._id}`)
  })
})

describe('a form', () => {
  const save = page.getByRole('button', { name: '저장', exact: true })
  const question = (language: string) => page.getByRole('textbox', { name: `질문, ${language}` })
  const show = async (answers: Answers) => {
    const shown = await renderPart(<ResourceForm resource={faqs} item={faq(1)} />, { answers })
    await expect.element(question('한국어')).toHaveValue('질문 1')
    return shown
  }

  it('sends what was changed alone, for the version that was looked at', async () => {
    const { server } = await show({
      [change]: ({ body }) => json({ faq: faq(1, { ...(body as object), version: 4 }) }),
    })
    await question('中文').fill('问题 1')
    await save.click()
    await expect.element(page.getByText('저장했습니다')).toBeVisible()
    await question('中文').fill('')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.poll(() => server.asked(change).length).toBe(2)
    const [first, second] = server.asked(change)
    expect([first?.body, first?.headers.get('if-match')]).toEqual([{ question: { ko: '질문 1', en: 'Question 1', cn: '问题 1' } }, '"3"'])
    expect([second?.body, second?.headers.get('if-match')]).toEqual([{ question: { ko: '질문 1', en: 'Question 1' } }, '"4"'])
  })

  it('takes the last save back while nobody has written since, and says Saved of nothing that is typed after it', async () => {
    let version = 3
    const { server } = await show({ [change]: ({ body }) => json({ faq: faq(1, { ...(body as object), version: (version += 1) }) }) })
    const undo = page.getByRole('button', { name: '되돌리기', exact: true }).filter({ hasText: '되돌리기' })
    await question('한국어').fill('다른 질문')
    await save.click()
    await expect.element(page.getByText('저장했습니다')).toBeVisible()
    await question('한국어').fill('또 다른 질문')
    await expect.element(page.getByText('저장했습니다')).not.toBeInTheDocument()
    await question('한국어').fill('다른 질문')
    await undo.click()
    await expect.element(question('한국어')).toHaveValue('질문 1')
    const last = server.asked(change).at(-1)
    expect([last?.body, last?.headers.get('if-match')]).toEqual([{ question: { ko: '질문 1', en: 'Question 1' } }, '"4"'])
  })

  it('shows what the server refuses beside its field, and leads there; the next try is free', async () => {
    const issues = [{ path: 'question.ko', message: '꼭 필요한 값입니다.' }]
    const { server } = await show({ [change]: () => json({ message: '다시 확인해 주십시오.', code: 'invalid', issues }, 400) })
    await question('한국어').fill('')
    await save.click()
    await expect.element(page.getByText('꼭 필요한 값입니다.')).toBeVisible()
    await expect.element(question('한국어')).toHaveFocus()
    expect(question('한국어').element().getAttribute('aria-describedby')).toBe('field-question.ko-error')
    server.answer({ [change]: ({ body }) => json({ faq: faq(1, body as object) }) })
    await question('한국어').fill('다른 질문')
    await save.click()
    await expect.element(page.getByText('저장했습니다')).toBeVisible()
    await expect.element(page.getByText('꼭 필요한 값입니다.')).not.toBeInTheDocument()
  })

  it('merges with what somebody else has saved meanwhile, and asks where both changed the same', async () => {
    const theirs = faq(1, { version: 9, type: 'other', question: { ko: '남의 질문' } })
    const { server } = await show({ [change]: () => json({ message: '먼저 저장', code: 'stale', current: { faq: theirs } }, 412) })
    await question('한국어').fill('나의 질문')
    await save.click()
    await expect.element(page.getByText('다른 분이 먼저 저장하셨습니다')).toBeVisible()
    // Theirs, since only they have changed it; mine, until it is chosen.
    await expect.element(page.getByLabelText('구분')).toHaveValue('other')
    await expect.element(question('한국어')).toHaveValue('나의 질문')
    await page.getByRole('button', { name: '저장된 것으로' }).click()
    await expect.element(question('한국어')).toHaveValue('남의 질문')
    await page.getByRole('button', { name: '내 것으로' }).click()
    server.answer({ [change]: ({ body }) => json({ faq: { ...theirs, ...(body as object), version: 10 } }) })
    await save.click()
    await expect.element(page.getByText('저장했습니다')).toBeVisible()
    const last = server.asked(change).at(-1)
    expect([last?.body, last?.headers.get('if-match')]).toEqual([{ question: { ko: '나의 질문', en: 'Question 1' } }, '"9"'])
  })

  it('follows what was saved meanwhile by another call of its screen, and keeps what is being typed', async () => {
    const newer = faq(1, { version: 5, type: 'other' })
    function Screen() {
      const [item, setItem] = useState(faq(1))
      return (
        <>
          <ResourceForm resource={faqs} item={item} />
          <button type="button" onClick={() => setItem(newer)}>
            다른 호출
          </button>
        </>
      )
    }
    const { server } = await renderPart(<Screen />, {
      answers: { [change]: ({ body }) => json({ faq: { ...newer, ...(body as object) } }) },
    })
    await question('한국어').fill('쓰는 중')
    await page.getByRole('button', { name: '다른 호출' }).click()
    await expect.element(page.getByLabelText('구분')).toHaveValue('other')
    await expect.element(question('한국어')).toHaveValue('쓰는 중')
    await save.click()
    await expect.element(page.getByText('저장했습니다')).toBeVisible()
    const [sent] = server.asked(change)
    expect([sent?.body, sent?.headers.get('if-match')]).toEqual([{ question: { ko: '쓰는 중', en: 'Question 1' } }, '"5"'])
  })

  it('keeps what was not saved on the device, for the same account alone, until it is saved', async () => {
    const logIn = (sub: string) => setTokens({ accessToken: `x.${btoa(JSON.stringify({ sub, scopes: [] }))}.x`, refreshToken: sub })
    onTestFinished(() => setTokens(undefined))
    const notice = page.getByText('저장하지 않으신 것이 이 기기에 있습니다.', { exact: false })
    const key = (sub: string): Answers => ({ 'GET /api/v1/me/draftKey': { key: btoa(sub.repeat(32).slice(0, 32)) } })
    logIn('a')
    const first = await show(key('a'))
    await question('한국어').fill('아직 쓰는 중')
    await expect.poll(() => first.server.asked('GET /api/v1/me/draftKey').length).toBe(1)
    const database = new Dexie('ieumsae-console')
    await database.open()
    onTestFinished(() => database.close())
    await expect.poll(() => database.table('drafts').count()).toBe(1)
    expect(JSON.stringify(await database.table('drafts').toArray())).not.toContain('아직')
    await first.unmount()

    logIn('b')
    const second = await show(key('b'))
    await expect.element(notice).not.toBeInTheDocument()
    await second.unmount()

    logIn('a')
    await show({ ...key('a'), [change]: ({ body }) => json({ faq: faq(1, body as object) }) })
    await page.getByRole('button', { name: '이어서 쓰기' }).click()
    await expect.element(question('한국어')).toHaveValue('아직 쓰는 중')
    await save.click()
    await expect.element(page.getByText('저장했습니다')).toBeVisible()
    await expect.poll(() => database.table('drafts').count()).toBe(0)
  })
})
