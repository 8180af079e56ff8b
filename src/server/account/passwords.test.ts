import { expect, it } from 'vitest'
import type { ApiError } from '../http/api-error.ts'
import { hashPassword, verifyPassword } from './passwords.ts'

const known = 'a long enough one'

it('a password is known again, another one is not, and no two hashes are alike', async () => {
  const [one, two] = [await hashPassword('비밀번호 긴 것'), await hashPassword('비밀번호 긴 것')]
  expect(one).not.toBe(two)
  expect(await verifyPassword('비밀번호 긴 것', one)).toBe(true)
  expect(await verifyPassword('비밀번호 긴 것 ', one)).toBe(false)
  expect(await verifyPassword('', one)).toBe(false)
})

it('where there is no account every password is wrong', async () => {
  expect(await verifyPassword('x', undefined)).toBe(false)
})

it('when too many ask at once, the last are told to come back, and nobody is told wrong', async () => {
  const stored = await hashPassword(known)
  const answers = await Promise.allSettled(Array.from({ length: 40 }, () => verifyPassword(known, stored)))
  expect(answers.filter((answer) => answer.status === 'fulfilled' && answer.value)).toHaveLength(32)
  const refused = answers.filter((answer) => answer.status === 'rejected')
  expect(refused.map(({ reason }) => (reason as ApiError).code)).toEqual(Array(8).fill('unavailable'))
  expect(await verifyPassword(known, stored)).toBe(true)
})

it('a crowd of logins from one network turns nobody else away, and keeps nobody waiting for all of it', async () => {
  const stored = await hashPassword(known)
  let checked = 0
  const flood = Array.from({ length: 200 }, () => verifyPassword('wrong', stored, 'flood').then(() => (checked += 1)))
  const settled = Promise.allSettled(flood)
  expect(await verifyPassword(known, stored, 'office')).toBe(true)
  expect(checked).toBeLessThan(4)
  expect((await settled).filter(({ status }) => status === 'fulfilled')).toHaveLength(31)
})

it.each(['12345678', 'Password1', 'qwertyuiop', '11111111', '87654321', 'abababab', 'ILOVEYOU', '１２３４５６７８'])(
  '%s is refused: it is guessed within minutes',
  async (password) => {
    await expect(hashPassword(password)).rejects.toMatchObject({ code: 'weakPassword', details: { field: 'password' } })
  },
)

it.each(['correct horse', '이혼 소송 준비 2026', 'ieumsae-demo', 'a long enough one'])('%s is taken', async (password) => {
  expect(await verifyPassword(password, await hashPassword(password))).toBe(true)
})
