import { describe, expect, it } from 'vitest'
import { gridOf, optionsIn, withChange, withSold } from './variant-values.ts'

const options = optionsIn([
  { name: { ko: '색상' }, values: [{ ko: '파랑', en: 'Blue' }, { ko: ' 빨강 ' }, { ko: '' }] },
  { name: { ko: '크기' }, values: [{ ko: 'S' }, { ko: 'L' }] },
  { name: { ko: '' }, values: [] },
])
const blue = { code: 'A-1', values: ['파랑', 'S'], priceDifference: 500 }
const green = { code: 'A-2', values: ['초록', 'S'], priceDifference: 0 }

describe('the grid of variants', () => {
  it('has a line for each combination of what is written', () => {
    expect(options).toEqual([
      { name: '색상', values: ['파랑', '빨강'] },
      { name: '크기', values: ['S', 'L'] },
    ])
    const grid = gridOf(options, [blue, green])
    expect(grid).toMatchObject({ left: [green] })
    expect(grid === 'tooMany' ? [] : grid.lines.map(({ values, variant }) => [values.join(' '), variant?.code])).toEqual([
      ['파랑 S', 'A-1'],
      ['파랑 L', undefined],
      ['빨강 S', undefined],
      ['빨강 L', undefined],
    ])
  })

  it('has one line where there are no options', () => {
    expect(gridOf([], [])).toEqual({ lines: [{ values: [], variant: undefined }], left: [] })
  })

  it('is not drawn for more than can be sold', () => {
    const many = { name: 'x', values: Array.from({ length: 11 }, (_none, index) => String(index)) }
    expect(gridOf([many, many], [])).toBe('tooMany')
  })

  it('takes a combination in with a code of its own, and out again', () => {
    const [added] = withSold([blue], ['빨강', 'L'], true).filter(({ code }) => code !== 'A-1')
    expect(added).toMatchObject({ values: ['빨강', 'L'], priceDifference: 0, code: expect.stringMatching(/^P-[2-9A-Z]{10}$/) as string })
    expect(withSold([blue], ['파랑', 'S'], false)).toEqual([])
    expect(withChange([blue, green], ['파랑', 'S'], { priceDifference: 0 })).toEqual([{ ...blue, priceDifference: 0 }, green])
  })
})
