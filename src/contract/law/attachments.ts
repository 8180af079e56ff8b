/**
 * What may be attached to a consultation request. Without a schema, so that the browser can check before it sends:
 * the server checks again, by the bytes.
 */

/** Where a file belongs: among up to ten `files`, or alone as the `file` or the `thumb`, where a later one replaces it. */
export const attachmentSlots = ['files', 'file', 'thumb'] as const
export type AttachmentSlot = (typeof attachmentSlots)[number]

const MB = 1024 * 1024
export const attachmentLimits = {
  maxBytes: 50 * MB,
  /** All files of one request. */
  maxTotalBytes: 200 * MB,
  maxFiles: 10,
  /** Files of requests that nobody has answered for so many days go. */
  unansweredDays: 30,
  /** The `uploadToken` of a request opens it for this long, in hours. */
  openHours: 24,
} as const

/** Which types a slot takes: `file` a document, `thumb` a picture, `files` all. */
export const takesType = (slot: AttachmentSlot, type: string): boolean =>
  slot === 'files' || (slot === 'thumb' ? type.startsWith('image/') : /^(application|text|message)\//.test(type))
