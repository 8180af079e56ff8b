import { boards } from '#contract/support/boards.ts'
import { terms } from '#contract/support/terms.ts'
import { insights } from '#contract/law/insights.ts'
import { lawyers } from '#contract/law/lawyers.ts'
import { banners } from '#contract/site/banners.ts'
import { describe, expect, it } from 'vitest'
import { merge } from './merge.ts'
import { changedIn, emptyFields, emptyOf, fieldsToWire, toFormPath, toWire } from './values.ts'

const { all } = insights.shapes
const shape = (name: keyof typeof insights.fields) => {
  const found = all[name]
  if (found === undefined) throw new Error(name)
  return found
}

describe('an empty field', () => {
  it('begins with its default, with nothing where there may be none, else with an empty value of its kind', () => {
    expect(emptyFields(all)).toMatchObject({
      subject: { ko: '' },
      content: null,
      thumb: null,
      code: '',
      site: 'divorce',
      isDivorceMain: false,
      _lawyer: null,
    })
    expect(emptyFields(lawyers.shapes.all)['career']).toEqual([])
    const { consent } = terms.shapes.all
    expect(consent && emptyFields(consent.fields)).toMatchObject({ purpose: { ko: '' }, months: 12, sensitive: null })
    const career = lawyers.shapes.all['career']?.item
    expect(career && emptyOf(career)).toEqual({ txt: { ko: '' }, isMain: false })
  })
})

describe('what is sent', () => {
  it('leaves out languages without a text, and keeps Korean, which has to be there', () => {
    expect(toWire(shape('subject'), { ko: '제목', en: ' ', cn: '' })).toEqual({ ko: '제목' })
    expect(toWire(shape('subject'), { ko: '', en: 'a' })).toEqual({ ko: '', en: 'a' })
    expect(toWire(shape('content'), { ko: '', en: '' })).toBeNull()
  })

  it('says null for what was emptied, where there may be none', () => {
    expect(toWire(shape('reviewedAt'), '')).toBeNull()
    expect(toWire(shape('_lawyer'), null)).toBeNull()
    expect(fieldsToWire(banners.shapes.all, { index: '' })).not.toHaveProperty('index')
    expect(toWire(shape('code'), '')).toBe('')
  })

  it('holds the changed fields alone, whatever the order of their keys', () => {
    const before = { subject: { ko: 'a', en: 'b' }, code: 'article', list: [1] }
    expect(changedIn(before, { subject: { en: 'b', ko: 'a' }, code: 'column', list: [1] })).toEqual({ code: 'column' })
  })

  it('names places as the form does', () => {
    expect(['career.0.txt.ko', 'subject.ko', 'a.10.b.2'].map(toFormPath)).toEqual(['career[0].txt.ko', 'subject.ko', 'a[10].b[2]'])
  })

  it('is what was stored, where nothing was touched', () => {
    const stored = { code: 'default-board', subject: { ko: 'a' }, content: { ko: '<p>b</p>' }, author: { ko: 'c' }, thumb: null }
    expect(fieldsToWire(boards.shapes.all, stored)).toEqual(stored)
  })
})

describe('two who change the same item', () => {
  const base = { a: 1, b: { ko: 'x' }, c: [1] }

  it('both find their changes, where those are to different fields', () => {
    expect(merge(base, { ...base, a: 2 }, { ...base, c: [2] })).toEqual({ values: { a: 2, b: { ko: 'x' }, c: [2] }, conflicts: [] })
  })

  it('are asked where both have changed a field, and not where they agree', () => {
    const { values, conflicts } = merge(base, { ...base, a: 2, b: { ko: 'y' } }, { ...base, a: 3, b: { ko: 'y' } })
    expect(conflicts).toEqual([{ name: 'a', mine: 2, theirs: 3 }])
    expect(values).toEqual({ a: 2, b: { ko: 'y' }, c: [1] })
  })
})
