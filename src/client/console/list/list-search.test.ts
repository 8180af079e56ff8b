import { describe, expect, it } from 'vitest'
import { resourceOf } from '../resources.ts'
import { shownColumns } from './columns.ts'
import { knownSearch } from './known-search.ts'
import { narrowed, queryOf } from './list-search.ts'
import { daysOf, isBackward } from './periods.ts'

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

describe('the days of a list', () => {
  // The first hours of a Monday in Seoul, which is Sunday elsewhere.
  const now = '2026-11-29T16:00:00.000Z'
  const span = (search: Record<string, string>) => {
    const { from, to } = daysOf(search, now)
    return `${from}/${to}`
  }

  it('are named ones, which move with the calendar, or any two', () => {
    expect(['today', 'week', 'last7', 'last30', 'month'].map((period) => span({ period }))).toEqual([
      '2026-11-30/2026-11-30',
      '2026-11-30/2026-11-30',
      '2026-11-24/2026-11-30',
      '2026-11-01/2026-11-30',
      '2026-11-01/2026-11-30',
    ])
    expect(daysOf({ period: 'week' }, '2026-12-06T01:00:00.000Z').from).toBe('2026-11-30')
    expect(span({ from: '2026-11-23' })).toBe('2026-11-23/undefined')
    expect(span({ period: 'former', from: 'x', to: '2026-11-23' })).toBe('undefined/2026-11-23')
  })

  it('are asked for from the beginning of the first to the end of the last, on the office’s clock', () => {
    expect(queryOf(success, { from: '2026-11-23', to: '2026-11-24' })).toEqual({
      limit: 20,
      skip: 0,
      from: '2026-11-22T15:00:00.000Z',
      to: '2026-11-24T15:00:00.000Z',
    })
    expect([isBackward({ from: '2026-11-24', to: '2026-11-23' }), isBackward({ from: '2026-11-24' })]).toEqual([true, false])
  })

  it('stay what they were in a saved view, whether it names them or has a first and a last', () => {
    expect(knownSearch(success, { period: 'last7', from: '2026-11-23', to: 'x' })).toEqual({ period: 'last7', from: '2026-11-23' })
    expect(knownSearch(success, { period: 'former' })).toEqual({})
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
