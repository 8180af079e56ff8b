import type { Medium } from '#contract/auction/list-choices.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Names of the kinds of works. */
export const mediumNames: Readonly<Record<Medium, MessageDescriptor>> = {
  painting: msg`회화`,
  drawing: msg`드로잉`,
  print: msg`판화`,
  photograph: msg`사진 작품`,
  sculpture: msg`조각`,
  craft: msg`도자·공예`,
}
