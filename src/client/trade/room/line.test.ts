import { expect, it } from 'vitest'
import { carriedBy, carries, encodingOf, judge, largestFor, type Line, type LineSample, newLine, sampleOf, settle, sizeAt } from './line.ts'

const after = (line: Line, count: number, sample: LineSample, largest = 0): Line =>
  Array.from({ length: count }).reduce<Line>((judged) => judge(judged, sample, largest), line)
/** How many samples of a kind it takes until something is so. */
function countUntil(line: Line, sample: LineSample, isSo: (line: Line) => boolean): number {
  let judged = line
  for (let count = 0; count < 1000; count += 1) {
    if (isSo(judged)) return count
    judged = judge(judged, sample, 0)
  }
  return Infinity
}
const fine = { lost: 0, available: 5_000_000 }
const thin = { lost: 0.2, available: 20_000 }

it('the more are there, the smaller is the picture that each is sent, and the smallest is left for thin lines', () => {
  expect([0, 1, 2, 3, 9].map((others) => sizeAt(largestFor(others)).height)).toEqual([720, 720, 480, 360, 360])
  expect(after(newLine(), 1000, fine, largestFor(3)).step).toBe(2)
  // Somebody has left: not at once, and then as large as it may be.
  expect(after(after(newLine(), 100, fine, 2), 100, fine, 0).step).toBe(0)
})

it('a picture gets smaller after a thin while, at once as small as the line asks for, and never by a single sample', () => {
  expect(after(newLine(), 3, thin).step).toBe(0)
  expect(after(newLine(), 4, { available: 400_000 }).step).toBe(1)
  expect(after(newLine(), 4, { available: 210_000 }).step).toBe(2)
  expect(after(newLine(), 4, thin).step).toBe(3)
  // Where the browser tells no number, one size after the other.
  expect(after(newLine(), 4, { lost: 0.3 }).step).toBe(1)
  let line = after(newLine(), 2, fine)
  for (let count = 0; count < 50; count += 1) line = judge(judge(line, thin, 0), fine, 0)
  expect(line.step).toBe(0)
})

it('gets larger again where the line carries more for a while; who was too early waits longer each time', () => {
  const small = after(newLine(), 4, thin)
  const isLarger = ({ step }: Line) => step < 3
  const first = countUntil(small, fine, isLarger)
  expect(first).toBe(10)
  const again = after(after(small, first, fine), 4, thin)
  expect(again.step).toBe(3)
  expect(countUntil(again, fine, isLarger)).toBe(18)
  expect(after(small, 40, fine).step).toBe(0)
  // What carries this picture and no more keeps it.
  expect(after(small, 100, { lost: 0.05, available: 100_000 }).step).toBe(3)
})

it('says that the smallest picture is too much, first that it hardly goes, and takes that back with the first sample that is better', () => {
  const small = after(newLine(), 4, thin)
  const said = [2, 3, 4, 6, 7, 20].map((count) => carries(after(small, count, thin)))
  expect(said).toEqual(['picture', 'picture', 'thin', 'thin', 'none', 'none'])
  expect(carries(judge(after(small, 20, thin), fine, 0))).toBe('picture')
  // Another way: what was measured of the former one says nothing of it.
  expect(carries(settle(after(small, 20, thin)))).toBe('picture')
})

it('as long as one line carries a picture, it is sent', () => {
  expect(carriedBy([])).toBe('picture')
  expect(carriedBy(['none', 'picture'])).toBe('picture')
  expect(carriedBy(['none', 'thin'])).toBe('thin')
  expect(carriedBy(['none', 'none'])).toBe('none')
})

it('reads what browsers count: not all count the same', () => {
  const chromium = [
    { type: 'codec' },
    { type: 'candidate-pair' },
    { type: 'candidate-pair', availableOutgoingBitrate: 640_000 },
    { type: 'remote-inbound-rtp', kind: 'audio', fractionLost: 0.5 },
    { type: 'remote-inbound-rtp', kind: 'video', fractionLost: 0.04 },
  ]
  expect(sampleOf(chromium)).toEqual({ lost: 0.04, available: 640_000 })
  expect(sampleOf([{ type: 'candidate-pair' }])).toEqual({ lost: undefined, available: undefined })
  // Nothing is known: nothing is done.
  expect(after(newLine(), 100, sampleOf([])).step).toBe(0)
})

it('a camera is scaled to the size that is meant, and never up; a screen keeps its size and gets slower', () => {
  expect(encodingOf(2, 720, false)).toEqual({ maxBitrate: 400_000, maxFramerate: 25, scaleResolutionDownBy: 2 })
  expect(encodingOf(0, 480, false).scaleResolutionDownBy).toBe(1)
  expect(encodingOf(3, undefined, false).scaleResolutionDownBy).toBe(1)
  expect(encodingOf(3, 1080, true)).toEqual({ maxBitrate: 300_000, maxFramerate: 12, scaleResolutionDownBy: 1 })
})
