import * as z from 'zod'
import { call } from '../call.ts'
import { id, labelled, line, reference } from '../field.ts'
import { resource } from '../resource.ts'

/** Accounts of members and staff (specification 7.3). What a password is stored as is no field: it is never read. */
export const users = resource({
  path: 'users',
  singular: 'user',
  plural: 'users',
  summary: 'accounts of members and staff',
  storage: 'table',
  fields: {
    username: labelled('아이디', line(60)),
    name: labelled('이름', line(60)),
    userType: labelled('개인·법인', z.enum(['PERSON', 'COMPANY'])),
    role: labelled('구분', z.enum(['MEMBER', 'SELLER', 'BUYER', 'STAFF'])),
    status: labelled('상태', z.enum(['active', 'suspended', 'withdrawn'])),
    _level: labelled('등급', reference('levels', 'restrict').nullable()),
  },
  filters: ['username', 'userType', 'role', 'status', '_level'],
  sortable: ['name'],
  public: [],
  console: ['list', 'one', 'remove'],
  scope: 'console:members',
})

const common = { tag: 'users', access: 'console:members', answer: z.strictObject({ user: users.consoleItem }) } as const
const password = z.string().min(8).max(200)

export const userCalls = {
  'POST /api/console/users': call({
    ...common,
    summary: 'Console: create an account',
    body: z.strictObject({ ...users.fields, password }),
    status: 201,
    errors: [403, 409],
    location: ({ user }) => `/api/console/users/${user._id}`,
  }),
  'PUT /api/console/users/{_id}': call({
    ...common,
    summary: 'Console: change an account; absent fields stay',
    params: z.strictObject({ _id: id }),
    body: z.strictObject({ ...users.fields, password }).partial(),
    status: 200,
    errors: [403, 404, 409, 412],
  }),
}
