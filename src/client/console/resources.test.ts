import { textOf, titleOf } from '#contract/title.ts'
import { describe, expect, it } from 'vitest'
import { placeOf, resourceOf } from './resources.ts'

const _id = '019a0000-0000-7000-8000-000000000001'

describe('an address of the console', () => {
  it.each([
    ['boards', 'boards', 'list'],
    ['boards/create', 'boards', 'create'],
    [`boards/${_id}`, 'boards', 'one'],
    ['boards/comments', 'boards/comments', 'list'],
    [`boards/comments/${_id}`, 'boards/comments', 'one'],
    ['success/create', 'success', 'create'],
    [`lawyers/${_id}`, 'lawyers', 'one'],
    [`fairs/${_id}/form`, 'fairs', 'form'],
    [`fairs/participants/${_id}/form`, 'fairs/participants', 'form'],
    ['insights/create', 'insights', 'create'],
    ['forms', 'forms', 'list'],
    [`forms/${_id}`, 'forms', 'one'],
    ['users', 'users', 'list'],
    ['users/levels', 'levels', 'list'],
    ['users/levels/create', 'levels', 'create'],
    ['users/create', 'users', 'create'],
    ['center/notifications', 'center/notifications', 'list'],
    ['center/faqs', 'center/faqs', 'list'],
    ['center/questions/', 'center/questions', 'list'],
    ['terms', 'terms', 'list'],
    ['banners/create', 'banners', 'create'],
    ['popups', 'popups', 'list'],
  ])('%s shows %s (%s)', (address, path, screen) => {
    expect(placeOf(address)).toMatchObject({ resource: { path }, screen })
  })

  it.each(['', 'nothing', 'center', 'forms/create', 'practices/create', 'lawyers/create/form', `nothing/${_id}`, `nothing/${_id}/form`])(
    '%j shows nothing',
    (address) => {
      expect(placeOf(address)).toBeUndefined()
    },
  )
})

describe('the title of an item', () => {
  it('is its name in the language of the console, in Korean where it has none', () => {
    const story = { _id, subject: { ko: '사례', en: 'A case' } }
    expect([titleOf(resourceOf('success'), story, 'en'), titleOf(resourceOf('success'), story, 'cn')]).toEqual(['A case', '사례'])
    expect(titleOf(resourceOf('forms'), { _id, name: '김하늘', receipt: 'A1' }, 'ko')).toBe('김하늘')
    expect(titleOf(resourceOf('areas'), { _id, name: null, code: 'tax' }, 'ko')).toBe('tax')
    expect(textOf(null, 'ko')).toBe('')
  })
})
