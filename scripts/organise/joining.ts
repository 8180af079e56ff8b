import './macros.ts'
import { join } from 'node:path'
import type { ImportHeading, ImportRows } from '#contract/import-calls.ts'
import { samples } from '#server/testing/documents.ts'
import { type Client, eachOf, type Session, sessionOf } from './client.ts'
import type { Listed, ListFile, Role } from './lists.ts'
import type { PostOffice } from './mails.ts'
import { same, until } from './steps.ts'

interface Table {
  headings: string[]
  rows: { row: number; cells: string[] }[]
}
/** Parts of the console that read a list: code of another project, which its build alone checks together with this. */
interface ListReading {
  readTable: (file: Blob) => Promise<Table>
  matchColumns: (headings: readonly string[], columns: readonly ImportHeading[]) => string[]
  listChunks: (table: Table, paths: readonly string[], forAll: { state: 'PENDING' | 'APPROVED'; role: '' }) => ImportRows[]
}
const parts = ['console/import/read-file.ts', 'console/import/match-columns.ts', 'trade/console/joining/list-rows.ts']
const loaded = await Promise.all(parts.map((part) => import(join(import.meta.dirname, '../../src/client', part)) as Promise<object>))
const { readTable, matchColumns, listChunks } = Object.assign({}, ...loaded) as ListReading

/** Means of all of the organiser's work. */
export interface Work {
  client: Client
  staff: Session
  _fair: string
  post: PostOffice
}
export interface Member {
  role: Role
  mail: string
  session: Session
  _participant: string
  _company: string
}

/** Sends the rows of a list, to be looked at or to be written. */
async function send({ client, staff, _fair }: Work, chunks: readonly ImportRows[], query: { dryRun: true } | { mode: 'right' }) {
  const results = []
  for (const body of chunks)
    results.push(
      ...(
        await client.ask('POST /api/console/fairs/{_id}/participants/import', {
          token: await staff.token(),
          params: { _id: _fair },
          query: query as never,
          body,
        })
      ).results,
    )
  return results
}

/** Brings in a list as the screen does: reads the file, matches its columns, mends what is said to be wrong, and imports it. */
export async function bringIn(work: Work, file: ListFile) {
  const { client, staff, _fair } = work
  const headings = await client.ask('GET /api/console/fairs/{_id}/participants/import', {
    token: await staff.token(),
    params: { _id: _fair },
  })
  const table = await readTable(new Blob([file.bytes]))
  const paths = matchColumns(table.headings, headings.columns)
  same(
    `${file.name}: columns without a name`,
    paths.filter((path) => path === ''),
    [],
  )
  const chunks = () => listChunks(table, paths, { state: 'PENDING', role: '' })
  const checked = (await send(work, chunks(), { dryRun: true })).filter(({ state }) => state === 'wrong')
  same(`${file.name}: rows that are wrong`, checked.length, file.wrong + file.doubles)
  for (const { row } of checked) {
    const listed = file.right.get(row)
    const found = table.rows.find((one) => one.row === row)
    // A double stays wrong: it is left out.
    if (listed !== undefined && found !== undefined) found.cells = [...listed.cells]
  }
  const again = (await send(work, chunks(), { dryRun: true })).filter(({ state }) => state === 'wrong')
  same(`${file.name}: rows that stay wrong`, again.length, file.doubles)
  const results = await send(work, chunks(), { mode: 'right' })
  const count = (wanted: string) => results.filter(({ state }) => state === wanted).length
  return { rows: results.length, added: count('new'), left: count('wrong') }
}

const password = 'correct horse 배터리'

const profileOf = ({ role, cells }: Listed) => ({
  name: cells[0],
  ceo: '김대표',
  category: cells[7],
  address: '서울 송파구 1',
  ...(role === 'SELLER'
    ? { certificate: cells[8] === '서울어워드' ? 'SEOUL_AWARD' : 'SUPER_ROOKIE', productCategory: cells[7] }
    : { buyerType: 'ONLINE', city: '서울특별시', district: '송파구' }),
})

/** Joins by the link in the mail, completes the company and, as a seller, sends its document. */
export async function joinFair({ client, post }: Pick<Work, 'client' | 'post'>, listed: Listed, consents: object[]): Promise<Member> {
  const [letter = ''] = post.lettersTo(listed.mail)
  const token = /#invitation=([\w-]+)/.exec(letter)?.[1] ?? ''
  const { invitation } = await client.ask('POST /api/v1/users/invitation', { body: { token } })
  await client.ask('PUT /api/v1/users/invitation', { body: { token, name: listed.cells[2], password, consents } })
  const session = sessionOf(client, invitation.username, password)
  const { company } = await client.ask('PUT /api/v1/me/company', { token: await session.token(), body: profileOf(listed) })
  if (listed.role === 'SELLER') {
    const { me } = await client.ask('GET /api/v1/me', { token: await session.token() })
    const field = 'businessRegistration'
    await client.sendFile(`/api/v1/users/${me._id}/${field}`, field, new File([samples.pdf], '등록증.pdf'), await session.token())
  }
  return { role: listed.role, mail: listed.mail, session, _participant: '', _company: company._id }
}

/** Agreements to the terms that joining the centre asks for. */
export async function agreements({ ask }: Client, at: Date): Promise<object[]> {
  const { terms } = await ask('GET /api/v1/terms', { query: { site: 'centre', limit: 50 } })
  return (['terms-of-use', 'privacy-join'] as const).map((code) => {
    const term = terms.find((one) => one.code === code)
    return { code, version: term?.edition ?? '', agreedAt: at.toISOString() }
  })
}

/** Sends invitations, and waits until each has come. */
export async function invite({ client, staff, _fair, post }: Work, people: readonly Listed[]): Promise<number> {
  const { invitations } = await client.ask('POST /api/console/fairs/{_id}/invitations', {
    token: await staff.token(),
    params: { _id: _fair },
    body: { kind: 'invite' },
  })
  same('invitations', invitations.requested, people.length)
  const wanted = new Set(people.map(({ mail }) => mail))
  const arrived = () => new Set(post.addresses().filter((address) => wanted.has(address))).size
  await until(`${wanted.size} invitations`, () => arrived() === wanted.size)
  same('invitations that came twice', post.addresses().filter((address) => wanted.has(address)).length, wanted.size)
  return wanted.size
}

/** Approves companies and their parts in the fair, and notes which part is whose. */
export async function approve({ client, staff, _fair }: Work, members: readonly Member[]): Promise<void> {
  const token = await staff.token()
  await eachOf(members, 4, ({ _company }) =>
    client.ask('PUT /api/console/companies/{_id}', { token, params: { _id: _company }, body: { state: 'APPROVED' } }),
  )
  const byMail = new Map(members.map((member) => [member.mail, member]))
  for (let skip = 0; ; skip += 100) {
    const query = { limit: 100, skip, step: 'documents', sort: 'createdAt' } as const
    const { participants, summary } = await client.ask('GET /api/console/fairs/{_id}/joining', { token, params: { _id: _fair }, query })
    for (const { _id, email } of participants) Object.assign(byMail.get(email ?? '') ?? {}, { _participant: _id })
    if (skip + 100 >= summary.total) break
  }
  same('parts that were not found', members.filter(({ _participant }) => _participant === '').length, 0)
  await eachOf(members, 4, ({ _participant }) =>
    client.ask('PUT /api/console/fairs/participants/{_id}', { token, params: { _id: _participant }, body: { state: 'APPROVED' } }),
  )
}
