import { users } from '#contract/account/users.ts'
import { success } from '#contract/law/success.ts'
import { initialsOf, normalise, termsOf } from '#contract/search.ts'
import { CompiledQuery, sql } from 'kysely'
import { expect, it } from 'vitest'
import { aStory } from '../testing/content.ts'
import { addMember } from '../testing/members.ts'
import { startServer } from '../testing/server.ts'
import { nearPatterns } from './near.ts'
import { repositoryOf } from './repository-of.ts'

it('a flood of searches holds up nothing else', async () => {
  await using server = await startServer()
  await server.add(success, aStory({ subject: { ko: '재산분할의 기준' } }))
  const searches = Array.from({ length: 60 }, (_, index) =>
    server.app.inject(`/api/v1/success?q=${encodeURIComponent('재산')}&skip=${index % 2}`),
  )
  const [list, health, ...answers] = await Promise.all([server.app.inject('/api/v1/success'), server.app.inject('/readyz'), ...searches])
  expect([list.statusCode, health.statusCode]).toEqual([200, 200])
  expect(answers.filter(({ statusCode, headers }) => statusCode !== 200 && headers['retry-after'] !== '1')).toEqual([])
  expect((await server.ask('GET /api/v1/success', { query: { q: '재산' } })).answer.summary.total).toBe(1)
})

/** What the contract says that a query finds. */
const finds = (q: string, lines: string[]): boolean =>
  termsOf(q).every(
    ({ text, initials = '' }) =>
      lines.some((line) => normalise(line).includes(text)) &&
      (initials === '' || lines.some((line) => initialsOf(line).includes(initials))),
  )

it('the index finds what the contract says, letter by letter, as items change and after a VACUUM', async () => {
  await using server = await startServer()
  const { db, engine } = server.database
  const stories = repositoryOf(success)
  const texts = [
    '이혼 소송과 재산 분할',
    '재산분할의 기준은 50%',
    '분할 재산',
    `"따옴표" ' \\ _ * - + () {} ^ : AND or Not NEAR`,
    '👩‍⚖️ 변호사 Ａ１ İstanbul É ß',
    'aaaa aaab ababab',
    '위자료\n\n양육비',
    'z',
    'a.b,c!d',
    'ㅠㅠ ㅇㅎ',
  ]
  const syllables =
    '이|혼|이혼|이혼소|이혼소송과|재산분할|분할재산|소송과재산|재산 분할|분할 이혼|과이혼|료양|위자료양육비|양육비z|z|ㅇㅎ|ㅈㅅ|ㅈㅅㅂㅎ|이ㅎ|ㅠ|ㅠㅠ|ㅇ이'
  const signs = `%|50%|_|\\|"|""|'|*|-|+|(|()|^|:|{|and|AND|or not|near|👩|👩‍⚖️변|\u200d|.b,|b!`
  const letters = 'a|aaa|aaaaa|abab|ababa|bababab|Ａ|ａ１|i̇|é|É|ss|ß'
  const queries = [syllables, signs, letters].flatMap((all) => all.split('|'))
  const subjects = async (q: string) =>
    (await stories.list(db, { q, limit: 100, sort: 'createdAt' })).items.map(({ subject }) => subject.ko)
  const check = async (present: string[]) => {
    for (const q of queries) expect([q, await subjects(q)]).toEqual([q, present.filter((text) => finds(q, [text, 'z']))])
  }
  const bare = { summary: { ko: 'z' }, content: { ko: '<p>z</p>' } }
  const items = []
  for (const ko of texts) items.push(await server.add(success, aStory({ subject: { ko }, ...bare })))
  await check(texts)
  if (engine === 'sqlite') await sql`vacuum`.execute(db)
  const [first, second, third] = items
  if (first === undefined || second === undefined || third === undefined) throw new Error('there are ten')
  await db.transaction().execute(async (transaction) => {
    await stories.remove(transaction, first)
    await stories.update(transaction, second, { subject: { ko: '이혼' } })
    await stories.update(transaction, third, { isPublished: false })
  })
  await check(['이혼', ...texts.slice(2)])
  expect((await stories.list(db, { q: '분할', state: 'published', limit: 10 })).total).toBe(0)
})

it('words with a mistake are found by the index as by looking at every text', async () => {
  await using server = await startServer()
  const { db } = server.database
  const stories = repositoryOf(success)
  const texts = [
    '순한 국화꽃차 세트',
    '국화 차',
    '꽃차와 국화',
    '보자기',
    '보라색 자기와 기름',
    '쟈기',
    'white ceramic cup',
    'ceram mic 10%_0',
    '재산 분할',
  ]
  const bare = { summary: { ko: 'z' }, content: { ko: '<p>z</p>' } }
  for (const ko of texts) await server.add(success, aStory({ subject: { ko }, ...bare }))
  /** Whether a text has a pattern of the test, whose question marks are any letter. */
  const has = (text: string, pattern: (string | null)[]) =>
    [...text].some((_, from) =>
      pattern.every((letter, at) => [...text][from + at] !== undefined && (letter ?? [...text][from + at]) === [...text][from + at]),
    )
  const isNear = (q: string, text: string) =>
    termsOf(q).every(({ text: word, initials }) =>
      initials === undefined
        ? [[...word], ...nearPatterns(word)].some((pattern) => has(normalise(text), [...pattern]))
        : initialsOf(text).includes(initials),
    )
  const queries = [
    '국화꽆차',
    '국화꼬꽃차',
    '화국꽃차',
    '국하꽆차',
    '보쟈기',
    '자보기',
    '보자긔',
    'cermic',
    'cearmic',
    '10%_1',
    '국화꼿차 셋트',
    '국화꼿차 세트',
    '국회꽃차 ㅅㅌ',
    '국회꽃차 ㅅㅎㄱㅎ',
  ]
  for (const q of queries) {
    const { items, total } = await stories.list(db, { q, isNear: true, limit: 20, sort: 'createdAt' })
    const found = items.map(({ subject }) => subject.ko)
    expect([q, total, found]).toEqual([q, found.length, texts.filter((text) => isNear(q, text))])
  }
})

it('what few rows have and what many have is listed in one order, page by page, with all that there is', async () => {
  await using server = await startServer()
  const { db, engine } = server.database
  const stories = repositoryOf(success)
  const bare = { summary: { ko: 'z' }, content: { ko: '<p>z</p>' } }
  const added: { ko: string; code: string }[] = []
  for (let count = 0; count < 70; count += 1) {
    const ko = `${count} ${count % 3 === 0 ? '재산분할' : '소송'}${count % 25 === 0 ? ' 위자료' : ''}`
    const code = count % 2 === 0 ? ('firm' as const) : ('representative' as const)
    await server.add(success, aStory({ subject: { ko }, code, ...bare }))
    added.push({ ko, code })
  }
  // PostgreSQL decides by how many there are, once it knows.
  if (engine === 'postgres') await sql`analyze`.execute(db)
  for (const [q, word] of [
    ['재산', '재산'],
    ['ㅈㅅㅂㅎ', '재산분할'],
    ['위자료', '위자료'],
    ['ㅇㅈㄹ', '위자료'],
    ['없음', '없음'],
  ] as const)
    for (const where of [{}, { code: 'firm' as const }]) {
      const found = added.filter(({ ko, code }) => ko.includes(word) && (where.code ?? code) === code).map(({ ko }) => ko)
      for (const skip of [0, 2, 20, 100]) {
        const { items, total } = await stories.list(db, { q, where, sort: '-createdAt', limit: 3, skip })
        const page = found.toReversed().slice(skip, skip + 3)
        expect([q, skip, total, items.map(({ subject }) => subject.ko)]).toEqual([q, skip, found.length, page])
      }
    }
  const waysOf = async (q: string) => {
    const queries: CompiledQuery[] = []
    const watched = db.withPlugin({
      transformQuery: ({ node, queryId }) => {
        queries.push(db.getExecutor().compileQuery(node, queryId))
        return node
      },
      transformResult: async ({ result }) => result,
    })
    await stories.list(watched, { q, limit: 3 })
    // The page comes after the numbers of what is found.
    const { sql: text = '', parameters = [] } = queries.find((query) => query.sql.includes('order by')) ?? {}
    if (engine === 'postgres') return [text.includes('search_runs'), text.includes(' like ')]
    const { rows } = await db.executeQuery(CompiledQuery.raw(`explain query plan ${text}`, [...parameters]))
    const plan = JSON.stringify(rows)
    return [plan.includes('SEARCH success USING INTEGER PRIMARY KEY'), /SCAN success USING (COVERING )?INDEX/.test(plan)]
  }
  expect([await waysOf('위자료'), await waysOf('재산')]).toEqual([
    [true, false],
    [false, true],
  ])
})

it('the words of an account leave the index with it, and change with its name', async () => {
  await using server = await startServer()
  const { db, engine } = server.database
  const accounts = repositoryOf(users)
  const named = async (q: string) => (await accounts.list(db, { q, limit: 10, sort: 'createdAt' })).items.map(({ name }) => name)
  const { _id } = await addMember(server, 'gone', { name: '뷁쉛뙑' })
  await addMember(server, 'stays', { name: '정서우' })
  expect([await named('뷁쉛뙑'), await named('ㅈㅅㅇ')]).toEqual([['뷁쉛뙑'], ['정서우']])

  /** Parts of the index with the rarest syllable of the name, as anybody would read them who has the file. */
  const traces = async () =>
    engine === 'sqlite' ? (await sql`select 1 from users_search_data where instr(block, cast('뙑' as blob)) > 0`.execute(db)).rows : []
  expect((await traces()).length > 0).toBe(engine === 'sqlite')
  await sql`update users set search = '새이름', initials = 'ㅅㅇㄹ' where _id = ${_id}`.execute(db)
  expect([await named('뷁쉛뙑'), await named('새이름')]).toEqual([[], ['뷁쉛뙑']])
  await db.deleteFrom('users').where('_id', '=', _id).execute()
  expect([await named('새이름'), await named('ㅈㅅㅇ')]).toEqual([[], ['정서우']])
  expect(await traces()).toEqual([])
})
