import type { Locale } from '#contract/locale.ts'
import type { Shape } from '#contract/shape.ts'
import type { I18n } from '@lingui/core'
import { cellText } from '../list/cell-text.ts'

/** So much of a part is said where it is closed. */
const most = 3

/** Says in one line what a part of a list holds: its first texts and choices, and what is true of it. */
export function partText({ fields }: Shape, value: unknown, at: { i18n: I18n; locale: Locale }): string {
  if (typeof value !== 'object' || value === null) return ''
  const texts = Object.entries(fields).map(([name, shape]) => {
    const own = (value as Record<string, unknown>)[name]
    if (shape.kind === 'boolean') return own === true ? at.i18n._(shape.label ?? name) : ''
    return shape.kind === 'reference' || shape.kind === 'richText' ? '' : cellText(shape, own, at)
  })
  return texts
    .filter((text) => text.trim() !== '')
    .slice(0, most)
    .join(' · ')
}
