import { questionLimits } from '#contract/support/question-limits.ts'
import { expect, it } from 'vitest'
import { freePlaces, problemOf } from './send-file.ts'

it.each([
  ['사진.jpg', 'image/jpeg', 10, undefined],
  ['계약서.PDF', 'application/pdf', 10, undefined],
  // Browsers know no type of these.
  ['의견.hwp', '', 10, undefined],
  ['a.heic', 'image/heic', 10, 'type'],
  ['a.exe', 'application/octet-stream', 10, 'type'],
  ['녹음.m4a', 'audio/mp4', 10, 'type'],
  ['긴 문서.pdf', 'application/pdf', questionLimits.imageBytes + 1, 'size'],
])('%s (%s, %i bytes) is refused for: %s', (name, type, size, problem) => {
  expect(problemOf({ name, type, size })).toBe(problem)
})

it('a file goes to the first place that is free', () => {
  expect(freePlaces([{ index: 0 }, { index: 2 }])).toEqual([1, 3, 4])
})
