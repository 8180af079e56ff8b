import { users } from '#contract/account/users.ts'
import { noPassword } from '#server/account/passwords.ts'
import { addMany, type Many, nameOf, numbered, requests, stories } from './console-data.ts'
import { measureCalls } from './measure-calls.ts'

/**
 * How long the console's lists take with 10,000 consultations, 50,000 users and 5,000 stories, at the server, on both engines.
 * Prints; asserts nothing.
 */
const sizes = { forms: 10_000, users: 50_000, success: 5000 }

const items: readonly Many[] = [
  requests(sizes.forms),
  {
    resource: users,
    size: sizes.users,
    make: (count) => ({
      username: `member${numbered(count)}`,
      usernameKey: `member${numbered(count)}`,
      passwordHash: noPassword(),
      name: nameOf(count),
      userType: count % 4 === 0 ? 'COMPANY' : 'PERSON',
      role: (['MEMBER', 'SELLER', 'BUYER'] as const)[count % 3],
      status: count % 20 === 0 ? 'withdrawn' : 'active',
      _level: null,
    }),
  },
  stories(sizes.success),
]

/** Through all lists at once, people among them. */
const search = (name: string, q: string) => [`all lists, ${name}`, '/api/console/search', 'admin', { q, withPeople: true }] as const

const lists: readonly (readonly [string, string, string?, object?])[] = [
  search('a name', nameOf(4321)),
  search('words in many', '재산분할'),
  search('consonants', 'ㅈㅅㅂㅎ'),
  search('two letters', '재산'),
  search('what none has', '없는말이다'),
  search('two that none has', '헿궥'),
  search('part of a number', '010004'),
  ['forms, first page', '/api/console/forms?limit=50'],
  ['forms, by status', '/api/console/forms?status=received&sort=createdAt&limit=50'],
  ['forms, page 150', '/api/console/forms?limit=50&skip=7450'],
  ['forms, a name', `/api/console/forms?limit=50&q=${encodeURIComponent(nameOf(4321))}`],
  ['forms, words in many', `/api/console/forms?limit=50&q=${encodeURIComponent('재산분할')}`],
  ['forms, by day', '/api/console/forms/statistics?by=day'],
  ['forms, by week', '/api/console/forms/statistics?by=week'],
  ['forms, by week and language', '/api/console/forms/statistics?by=week&group=locale'],
  ['trends', '/api/console/trends'],
  ['users, first page', '/api/console/users?limit=50'],
  ['users, by role', '/api/console/users?role=SELLER&limit=50'],
  ['users, page 900', '/api/console/users?limit=50&skip=45000'],
  ['users, a name', `/api/console/users?limit=50&q=${encodeURIComponent(nameOf(43_210))}`],
  ['users, by name', '/api/console/users?sort=name&limit=50'],
  ['success, first page', '/api/console/success?limit=50'],
  ['success, page 90', '/api/console/success?limit=50&skip=4450'],
  ['forms, counts', '/api/console/forms/counts'],
  ['forms, counts by stage', '/api/console/forms/counts?stage=received'],
  ['forms, counts of a name', `/api/console/forms/counts?q=${encodeURIComponent(nameOf(4321))}`],
  ['forms, counts of words', `/api/console/forms/counts?q=${encodeURIComponent('재산분할')}`],
  ['users, counts', '/api/console/users/counts'],
  ['success, counts', '/api/console/success/counts'],
  ['success, one of 5,000', `/api/console/success?limit=50&q=${encodeURIComponent(numbered(4321))}`],
]

const title = Object.entries(sizes)
  .map(([name, size]) => `${size.toLocaleString('en')} ${name}`)
  .join(', ')
await measureCalls({
  title,
  fill: async (database) => {
    for (const many of items) await addMany(database, many)
  },
  calls: lists,
})
