import { expect, it } from 'vitest'
import { payHoursOf } from './pay-hours.ts'

it('what is scarce is to be paid sooner, and never later than the rest', () => {
  const shop = { payHours: 24, scarcePieces: 5, scarcePayHours: 2 }
  expect(payHoursOf(shop, [20, 6])).toBe(24)
  expect(payHoursOf(shop, [20, 5])).toBe(2)
  expect(payHoursOf({ ...shop, scarcePieces: 0 }, [20, 1])).toBe(24)
  expect(payHoursOf({ ...shop, scarcePayHours: 48 }, [1])).toBe(24)
})
