import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clientOf, eachOf, sessionOf } from './organise/client.ts'
import { close, compare, settle, survey } from './organise/ending.ts'
import { agreements, approve, bringIn, invite, joinFair, type Member, type Work } from './organise/joining.ts'
import { lists } from './organise/lists.ts'
import { openPostOffice } from './organise/mails.ts'
import { move, readMeetings, schedule, tell, wish } from './organise/meetings.ts'
import { startWithClock } from './organise/server.ts'
import { same, sinceBegin, step } from './organise/steps.ts'

/**
 * Plays an organiser through the HTTP API alone: a fair, a list of 300 sellers and 500 buyers in three encodings with wrong rows and
 * doubles, invitations, of which six in ten are accepted by the link in the mail, approval, wishes, a schedule, ten changes, what came
 * of the meetings, the survey, the closing, and the report, whose sums have to be what was done. A server in a process of its own on
 * an empty folder; its clock is moved to the end of the fair. Prints each step with its time, and ends with 1 at any difference.
 */

const day = 24 * 60 * 60_000
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()

const aFair = {
  title: { ko: '가을 수출 상담회', en: 'Autumn export fair', cn: '秋季出口洽谈会' },
  description: { ko: '판매 기업과 바이어가 만납니다.' },
  venue: { ko: '전시장 1홀' },
  recruitFrom: inDays(-1),
  recruitTo: inDays(2),
  applyFrom: inDays(-1),
  applyTo: inDays(2),
  days: [inDays(3).slice(0, 10), inDays(4).slice(0, 10)],
  opens: '10:00',
  closes: '18:00',
  slotMinutes: 30,
  tables: 150,
  isOpen: true,
}

/** From the list to approved participants. */
async function gather(work: Work): Promise<Member[]> {
  const files = lists()
  for (const file of files)
    await step(`list in ${file.name}`, async () => {
      const { rows, added, left } = await bringIn(work, file)
      return [`${rows} rows, ${file.wrong} mended, ${left} doubles left out, ${added} added`, added]
    })
  const people = files.flatMap(({ right }) => [...right.values()].filter((one) => one !== undefined))
  await step('invitations', async () => {
    const sent = await invite(work, people)
    return [`${sent} mails, each once`, sent]
  })
  const consents = await agreements(work.client, new Date())
  const joining = people.filter((_one, index) => index % 5 < 3)
  const members = await step('joining by the links', async () => {
    const joined = await eachOf(joining, 4, (listed) => joinFair(work, listed, consents))
    return [`${joined.length} of ${people.length}, with companies and documents`, joined]
  })
  await step('approval', async () => {
    await approve(work, members)
    return [`${members.length} companies and parts`, members]
  })
  return members
}

/** From wishes to the schedule, and ten changes to it. Returns who takes part then. */
async function arrange(work: Work, members: readonly Member[]): Promise<Member[]> {
  await step('wishes', async () => [`${await wish(work, members)}`, undefined])
  await step('schedule by the solver, published', async () => {
    const { figures, meetings } = await schedule(work)
    return [`${figures?.kept} of ${figures?.wishes} wishes kept, ${meetings?.published} meetings`, undefined]
  })
  return step('ten changes', async () => {
    const { client, staff, _fair } = work
    const before = await readMeetings(work, 'confirmed')
    for (const meeting of before.slice(0, 8)) await move(work, meeting)
    const leaving = members.find(({ _participant }) => _participant === before.at(-1)?.buyer._id)
    if (leaving === undefined) throw new Error('nobody to withdraw')
    const token = await staff.token()
    const params = { _id: leaving._participant }
    await client.ask('PUT /api/console/fairs/participants/{_id}', {
      token,
      params,
      body: { state: 'REJECTED', reason: '참가를 거두었습니다' },
    })
    const theirs = before.filter(({ buyer }) => buyer._id === leaving._participant).length
    same('meetings of who has withdrawn', (await readMeetings(work, 'cancelled')).length, theirs)
    same('meetings that stay', (await readMeetings(work, 'confirmed')).length, before.length - theirs)
    const entry = { company: '늦게 온 상사', role: 'BUYER', mail: 'late@fair.example', language: 'ko' }
    await client.ask('POST /api/console/fairs/{_id}/participants', { token, params: { _id: _fair }, body: { entry, state: 'APPROVED' } })
    return [`8 meetings moved, 1 participant withdrawn (${theirs} meetings), 1 added`, members.filter((one) => one !== leaving)]
  })
}

/** From the end of the fair to its report. */
async function finish(work: Work, members: readonly Member[], companies: number): Promise<void> {
  const byPart = new Map(members.map((member) => [member._participant, member]))
  const memberOf = (_participant: string): Member => {
    const found = byPart.get(_participant)
    if (found === undefined) throw new Error(`nobody is ${_participant}`)
    return found
  }
  const meetings = await readMeetings(work, 'confirmed')
  const told = await step('marks and outcomes', async () => {
    const said = await tell(work, meetings, memberOf)
    return [
      `${meetings.length} meetings, ${said.outcomes.size} outcomes, ${said.disputed.length} disputed, ${said.unmarked.length} unmarked`,
      said,
    ]
  })
  await step('asking for what is missing', async () => {
    const { owed, asked, answered } = await settle(work, told, meetings, memberOf)
    return [`${owed} sides owe outcomes, ${asked} companies asked, ${answered} outcomes came`, undefined]
  })
  const answered = await step('survey', async () => {
    const answers = await survey(work, members)
    return [`${answers.sent} sent, ${answers.answers} answered`, answers]
  })
  await step('closing', async () => {
    const [meeting] = meetings
    if (meeting === undefined) throw new Error('no meeting')
    return [`closed at ${await close(work, meeting, memberOf(meeting.seller._id))}, and nothing changes any more`, undefined]
  })
  await step('report', async () => [
    `the workbook has what was done; ${await compare(work, told, answered, companies)} won expected`,
    undefined,
  ])
}

const dataDir = await mkdtemp(join(tmpdir(), 'ieumsae-organise-'))
const post = await openPostOffice()
const env = { DATA_DIR: dataDir, SEED: 'demo', SMTP_URL: post.url, MAIL_FROM: 'Fairs <no-reply@ieumsae.example>' }
const server = await step('an empty folder filled, the server up', async () => ['SQLite', await startWithClock(env)])
try {
  const client = clientOf(server.url, server.age)
  const staff = sessionOf(client, 'admin', 'ieumsae-demo')
  const { fair } = await step('a new fair', async () => {
    const made = await client.ask('POST /api/console/fairs', { token: await staff.token(), body: aFair })
    return [`${aFair.days.join(', ')}, ${aFair.tables} tables`, made]
  })
  const work = { client, staff, _fair: fair._id, post }
  const members = await gather(work)
  const taking = await arrange(work, members)
  await step('the clock, after the fair', async () => {
    await server.moveTo(new Date(Date.parse(fair.endsAt ?? '') + 60 * 60_000).toISOString())
    return [server.now().toISOString(), undefined]
  })
  // All of the list, and who was added late.
  await finish(work, taking, 801)
  console.log(`\nThe fair holds: ${client.count()} calls, ${post.count()} mails, ${sinceBegin()}, no write past the API.`)
} catch (error) {
  console.error(error)
  console.error(
    server
      .output()
      .split('\n')
      .filter((line) => /"level":(50|60)/.test(line))
      .slice(-5)
      .join('\n'),
  )
  process.exitCode = 1
} finally {
  await server.stop('SIGKILL')
  await post.close()
  await rm(dataDir, { recursive: true, force: true })
}
