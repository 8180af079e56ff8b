import { shapesOf } from '#contract/shape.ts'
import { plan } from '#contract/trade/fairs.ts'
import { expect, it } from 'vitest'
import { resourceOf } from '../resources.ts'
import { takesTime, typedTime } from './typed-time.ts'

it.each([
  ['1200', '12:00'],
  ['930', '09:30'],
  ['9', '09:00'],
  ['12:00', '12:00'],
  ['9:5', '09:05'],
  [' 09:30 ', '09:30'],
  ['12시', '12:00'],
  ['9시 30분', '09:30'],
  ['오후 2시', '14:00'],
  ['오후 2시 반', '14:30'],
  ['오전 12시', '00:00'],
  ['오후 12시', '12:00'],
  ['2:30 pm', '14:30'],
  ['下午3点半', '15:30'],
  ['１４：００', '14:00'],
])('%s is %s', (text, time) => {
  expect(typedTime(text)).toBe(time)
})

it.each(['', '25:00', '1260', '오전 13시', '점심', '12:00:00', '2026-12-15', '-1'])('%j is no time', (text) => {
  expect(typedTime(text)).toBeUndefined()
})

it('is read in fields that take nothing but times', () => {
  const { opens, timeZone, days, breaks } = shapesOf(plan)
  const pause = breaks?.item?.fields['from']
  expect([opens, pause].map((shape) => shape !== undefined && takesTime(shape))).toEqual([true, true])
  expect([timeZone, days].map((shape) => shape !== undefined && takesTime(shape))).toEqual([false, false])
  const others = Object.values(resourceOf('success').shapes.all).filter(takesTime)
  expect(others).toEqual([])
})
