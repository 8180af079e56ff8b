import { expect, it } from 'vitest'
import { pickListOf, repeatedIn } from './pick-list.ts'

const line = (code: string, pieces: number) => ({ _variant: `id of ${code}`, code, name: code, values: [], pieces })

it('a pick list has each variant once, with the pieces of all orders, by stock code', () => {
  const orders = [{ lines: [line('TEA', 2), line('CUP', 1)] }, { lines: [line('TEA', 3)] }]
  expect(pickListOf(orders)).toEqual([
    { ...line('CUP', 1), orders: 1 },
    { ...line('TEA', 5), orders: 2 },
  ])
  expect(pickListOf([])).toEqual([])
})

it('what stands more than once is found, each of it once; what is empty is not', () => {
  expect([...repeatedIn(['a', 'b', 'a', '', '', 'a', 'c'])]).toEqual(['a'])
})
