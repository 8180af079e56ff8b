import { endingOf } from '#contract/platform/ending.ts'

const maxLength = 200

/** Signs that turn the direction of what follows: `gpj.exe` would be shown as `exe.jpg`. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
// oxlint-disable-next-line no-control-regex
const control = /[\0-\x1f\x7f-\x9f]/g

/**
 * The name of an uploaded file as it is kept: without folders and signs that do harm, whole characters (Apple's systems
 * send Korean letters in parts), at most 200, its ending kept.
 */
export function cleanName(name: string): string {
  const base = name.normalize('NFC').toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const shown = base.replaceAll(control, '').replaceAll(turning, '').replaceAll(/\s+/g, ' ').trim()
  const ending = endingOf(shown)
  const tail = ending === '' ? '' : shown.slice(-ending.length - 1)
  const head = shown.slice(0, shown.length - tail.length)
  // A cut may fall between the halves of a character.
  return `${head.slice(0, maxLength - tail.length).replace(/[\ud800-\udbff]$/, '')}${tail}`
}
