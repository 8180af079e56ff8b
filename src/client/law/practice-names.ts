import type { practiceCodes as contractCodes } from '#contract/platform/practices.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type PracticeCode = (typeof contractCodes)[number]

/** The six business areas by their names, in the menu's order. */
export const practiceNames: Record<PracticeCode, MessageDescriptor> = {
  divorce: msg`이혼`,
  alimony: msg`위자료`,
  fornication: msg`상간 소송`,
  commonlaw: msg`사실혼`,
  inheritance: msg`상속`,
  tax: msg`세무`,
}

export const practiceCodes = Object.keys(practiceNames) as PracticeCode[]
