import type { AskKind } from '#contract/trade/closing.ts'
import type { Cell } from '#server/http/sheet.ts'
import readWorkbook from 'read-excel-file/node'
import { eachOf } from './client.ts'
import type { Member, Work } from './joining.ts'
import { judge, type Meeting, readMeetings, refused, report, type Told } from './meetings.ts'
import { same, until } from './steps.ts'

const closingOf = async ({ client, staff, _fair }: Work) =>
  (await client.ask('GET /api/console/fairs/{_id}/closing', { token: await staff.token(), params: { _id: _fair } })).closing

/** Asks participants for something, and waits until each question has been sent. */
async function ask(work: Work, kind: AskKind): Promise<number> {
  const { client, staff, _fair } = work
  const name = 'POST /api/console/fairs/{_id}/closing/asks'
  const press = async () => client.ask(name, { token: await staff.token(), params: { _id: _fair }, body: { kind } })
  const { requested } = await press()
  same(`${kind}: who is asked by a second press`, (await press()).requested, 0)
  await until(`${kind} to be asked`, async () => (await closingOf(work))[kind].waiting === 0)
  same(`${kind}: who was asked`, (await closingOf(work))[kind].sent, requested)
  return requested
}

/** Compares what stands open with what was done, asks for it, and has some of it answered. */
export async function settle(work: Work, told: Told, meetings: readonly Meeting[], memberOf: (_participant: string) => Member) {
  const missed = new Set((await readMeetings(work, 'missed')).map(({ _id }) => _id))
  const sides = meetings
    .filter(({ _id }) => !missed.has(_id))
    .flatMap((meeting) => (['seller', 'buyer'] as const).map((side) => ({ meeting, side, member: memberOf(meeting[side]._id) })))
  const owed = sides.filter(({ meeting, side }) => !told.outcomes.has(`${meeting._id} ${side}`))
  const { unmarked, disputed, outcomes } = await closingOf(work)
  same(
    'what stands open',
    { unmarked, disputed, sides: outcomes.sides },
    { unmarked: told.unmarked.length, disputed: told.disputed.length, sides: owed.length },
  )
  const asked = await ask(work, 'outcomes')
  same('who is asked for outcomes', asked, new Set(owed.map(({ member }) => member.mail)).size)
  for (const meeting of told.disputed) await judge(work, meeting, 'met')
  for (const meeting of told.unmarked) await judge(work, meeting, 'missed')
  const isUnmarked = new Set(told.unmarked.map(({ _id }) => _id))
  const answered = owed.filter(({ meeting }, index) => index % 2 === 0 && !isUnmarked.has(meeting._id))
  await eachOf(answered, 4, ({ meeting, side, member }) => report(work, told, member, meeting, side, 250_000))
  return { owed: owed.length, asked, answered: answered.length }
}

/** Sends the survey, and has six in ten answer it. Returns the sum of all marks that were given, and how many have answered. */
export async function survey(work: Work, members: readonly Member[], post = work.post) {
  const sent = await ask(work, 'survey')
  same('who is sent the survey', sent, members.length)
  const link = `/fairs/${work._fair}/survey`
  const having = () => members.filter(({ mail }) => post.lettersTo(mail).filter((letter) => letter.includes(link)).length === 1).length
  await until('a mail with the survey for each', () => having() === members.length, 900_000)
  const answering = members.filter((_one, index) => index % 10 < 6)
  await eachOf(answering, 4, async ({ session }, index) =>
    work.client.ask('PUT /api/v1/me/fairs/{_fair}/survey', {
      token: await session.token(),
      params: { _fair: work._fair },
      body: {
        overall: 1 + (index % 5),
        meetings: index % 9 === 0 ? null : 4,
        organisation: 5,
        comesAgain: index % 4 !== 0,
        comment: index % 10 === 0 ? `의견 ${index}` : null,
      },
    }),
  )
  const overall = answering.map((_one, index) => 1 + (index % 5))
  const comments = answering.filter((_one, index) => index % 10 === 0).length
  const again = answering.filter((_one, index) => index % 4 !== 0).length
  return { sent, answers: answering.length, again, comments, mean: overall.reduce((sum, each) => sum + each, 0) / overall.length }
}
export type Answered = Awaited<ReturnType<typeof survey>>

/** Closes the fair, twice, and sees that nothing changes any more. */
export async function close(work: Work, meeting: Meeting, member: Member): Promise<string> {
  const { client, staff, _fair } = work
  const press = async () =>
    (
      await client.ask('PUT /api/console/fairs/{_id}/closing', {
        token: await staff.token(),
        params: { _id: _fair },
        body: { isClosed: true },
      })
    ).closing
  const [first, second] = [await press(), await press()]
  same('a second closing', second.closedAt, first.closedAt)
  const own = { token: await member.session.token(), params: { _id: meeting._id } }
  await refused('an outcome after the closing', 'fairClosed', () =>
    client.ask('PUT /api/v1/me/matchings/{_id}/outcome', { ...own, body: { interest: 'none' } }),
  )
  await refused('a mark after the closing', 'fairClosed', () => judge(work, meeting, 'missed'))
  const body = { overall: 1, meetings: 1, organisation: 1, comesAgain: false, comment: null }
  await refused('a survey after the closing', 'fairClosed', () =>
    client.ask('PUT /api/v1/me/fairs/{_fair}/survey', { token: own.token, params: { _fair }, body }),
  )
  return first.closedAt ?? ''
}

/** Reads the report's workbook, and compares its sums with what was done. */
export async function compare(work: Work, told: Told, answered: Answered, companies: number): Promise<number> {
  const { client, staff, _fair } = work
  const file = (await client.ask('GET /api/console/fairs/{_id}/excel', { token: await staff.token(), params: { _id: _fair } })) as Blob
  const sheets = new Map((await readWorkbook(Buffer.from(await file.arrayBuffer()))).map(({ sheet, data }) => [sheet, data as Cell[][]]))
  const all = await readMeetings(work)
  const figures = new Map((sheets.get('결과') ?? []).map(([name, value]) => [String(name), value]))
  const count = (state: string) => all.filter((one) => one.state === state).length
  const amount = all.reduce((sum, { _id }) => sum + (told.outcomes.get(`${_id} seller`) ?? told.outcomes.get(`${_id} buyer`) ?? 0), 0)
  same('rows of meetings', (sheets.get('상담')?.length ?? 0) - 1, all.length)
  same('rows of companies', (sheets.get('참가 기업')?.length ?? 0) - 1, companies)
  same(
    'met, missed and cancelled',
    [figures.get('상담함'), figures.get('상담하지 못함'), figures.get('취소')],
    [count('met'), count('missed'), count('cancelled')],
  )
  same('nothing is open', [figures.get('상담 여부를 기다림'), figures.get('서로 다르게 알림')], [0, 0])
  same('sides with an outcome', figures.get('결과를 적은 쪽'), told.outcomes.size)
  same('expected amounts', figures.get('예상 거래 금액(원)'), amount)
  const rows = sheets.get('설문') ?? []
  const rowOf = (name: string) => rows.find(([label, group]) => label === name && group === '모두')
  same('survey: sent and answered', [rowOf('설문: 보냄')?.[2], rowOf('설문')?.[2]], [answered.sent, answered.answers])
  same('survey: mean of the whole', rowOf('상담회 만족도(1~5점)')?.[3], Math.round(answered.mean * 100) / 100)
  same('survey: who would come again', rowOf('다음에도 참가: 예')?.[2], answered.again)
  same('survey: comments', (sheets.get('설문 의견')?.length ?? 0) - 1, answered.comments)
  same('closed', /^\d{4}-\d\d-\d\d/.test(String(figures.get('마감한 때'))), true)
  return amount
}
