import { expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

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
  const stored = await hashPassword('x')
  const answers = await Promise.all(Array.from({ length: 40 }, () => verifyPassword('x', stored)))
  expect(answers.filter((answer) => answer === true)).toHaveLength(32)
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(8)
  expect(await verifyPassword('x', stored)).toBe(true)
})
