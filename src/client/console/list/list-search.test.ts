import { describe, expect, it } from 'vitest'
import { resourceOf } from '../resources.ts'
import { shownColumns } from './columns.ts'
import { knownSearch } from './known-search.ts'
import { narrowed, queryOf } from './list-search.ts'

const success = resourceOf('success')

describe('the address of a list', () => {
  it('becomes what the call is asked', () => {
    expect(queryOf(success, { page: '3', size: '50', sort: 'createdAt', q: ' 상속 ', code: 'firm', site: '' })).toEqual({
      limit: 50,
      skip: 100,
      sort: 'createdAt',
      q: '상속',
      code: 'firm',
    })
  })

  it('is forgiven what the list does not know', () => {
    expect(queryOf(success, { page: '-1', size: '1000', unknown: 'x' })).toEqual({ limit: 20, skip: 0 })
    expect(queryOf(resourceOf('levels'), { q: 'a', name: 'b' })).toEqual({ limit: 20, skip: 0 })
  })

  it('asks for what is due where items can be', () => {
    expect(queryOf(resourceOf('forms'), { due: 'true', _assignee: 'none' })).toEqual({ limit: 20, skip: 0, due: 'true', _assignee: 'none' })
    expect(queryOf(success, { due: 'true' })).toEqual({ limit: 20, skip: 0 })
  })

  it('begins on the first page when it asks something else, and drops what is empty', () => {
    expect(narrowed({ page: '4', q: 'a', code: 'firm' }, { q: '', site: 'divorce' })).toEqual({ code: 'firm', site: 'divorce' })
  })
})

describe('what a saved view says', () => {
  const all = { q: '상속', code: 'firm', isDivorceMain: 'true', _lawyer: 'none', sort: '-createdAt', columns: 'result,site', size: '50' }

  it('is what makes the list what it is, whatever page one was on', () => {
    expect(knownSearch(success, { ...all, page: '3', saved: 'x', site: '' })).toEqual(all)
    expect(knownSearch(resourceOf('forms'), { due: 'true', stage: 'booked' })).toEqual({ due: 'true', stage: 'booked' })
  })

  it('is ignored where the declaration no longer knows it', () => {
    const former = {
      code: 'former',
      isDivorceMain: 'maybe',
      _lawyer: 'somebody',
      sort: 'former',
      columns: 'result,former',
      size: '7',
      due: 'true',
    }
    expect(knownSearch(success, { ...former, former: 'x', practice: 'tax' })).toEqual({ practice: 'tax' })
    expect(knownSearch(resourceOf('levels'), { q: 'a' })).toEqual({})
  })
})

describe('the columns of a list', () => {
  it('are what items are told apart by, until others are chosen', () => {
    const names = (columns?: string) => shownColumns(success, columns === undefined ? {} : { columns }).map(({ name }) => name)
    expect(names()).toEqual(['thumb', 'code', 'practice', 'site', 'isDivorceMain'])
    expect(names('result,_lawyer')).toEqual(['result', '_lawyer'])
    expect(names('none')).toEqual([])
    const ofRequests = shownColumns(resourceOf('forms'), {}).map(({ name }) => name)
    expect(ofRequests).toEqual(['kind', 'receipt', 'stage', '_assignee', 'followUpAt'])
  })
})
