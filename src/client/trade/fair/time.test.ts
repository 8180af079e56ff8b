import { expect, it } from 'vitest'
import { zoneLabel } from './time.ts'

const [winter, summer] = ['2026-12-08T01:00:00.000Z', '2026-07-08T01:00:00.000Z']

it.each([
  ['ko', 'Asia/Seoul', winter, /^(?:한국|대한민국) \S.* GMT\+9$/],
  ['cn', 'Asia/Seoul', winter, /^韩国\S+ GMT\+9$/],
  ['en', 'Asia/Seoul', winter, /^(?:South )?Korean? .*Time GMT\+9$/],
  ['ko', 'America/New_York', winter, /^[가-힣 ]+ GMT-5$/],
  ['ko', 'America/New_York', summer, /^[가-힣 ]+ GMT-4$/],
  ['cn', 'Asia/Kolkata', winter, /^印度\S+ GMT\+5:30$/],
  ['ko', 'UTC', winter, /^(?:GMT|UTC)(?:[+]0)?$/],
] as const)('a time zone has its name in the language of the reader, with its offset then (%s, %s, %s)', (locale, zone, at, label) => {
  expect(zoneLabel(zone, at, locale)).toMatch(label)
})
