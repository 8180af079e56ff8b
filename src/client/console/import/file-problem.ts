import type { MessageDescriptor } from '@lingui/core'

/** A file that cannot be imported, and why. */
export class FileProblem extends Error {
  readonly text: MessageDescriptor

  constructor(text: MessageDescriptor) {
    super(text.message ?? text.id)
    this.text = text
  }
}
