import { endingOf } from './ending.ts'

/**
 * What files of a company may be. Without a schema, so that the browser can check before it sends: the server checks
 * again, by the bytes.
 */

const MB = 1024 * 1024

/** An ending, and what the bytes of such a file must turn out to be. */
export type FileTypes = Readonly<Record<string, string>>

const pictures: FileTypes = { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png' }

/** The company's introduction (specification 5 and 9). */
export const introductionTypes: FileTypes = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ...pictures,
}

export const introductionLimits = {
  maxBytes: 50 * MB,
  /** Bytes of one part of it, at most ... */
  maxPartBytes: 2 * MB,
  /** ... and at least, but for the last one. Of a part that breaks off, so much is kept as well. */
  minPartBytes: 64 * 1024,
  /** Uploads of an account that are under way at the same time. */
  maxOpen: 2,
  /** How long an upload waits for its next part, in hours. */
  openHours: 24,
} as const

/** File types of a business registration. */
export const registrationTypes: FileTypes = { pdf: 'application/pdf', ...pictures }
/** File types of a logo or photo, which is stored as WebP. */
export const pictureTypes: FileTypes = { ...pictures, webp: 'image/webp', avif: 'image/avif' }
export const maxDocumentBytes = 20 * MB

/** The type that a file of this name must have; `undefined` where it is not taken. */
export function typeByName(types: FileTypes, name: string): string | undefined {
  const ending = endingOf(name)
  return Object.hasOwn(types, ending) ? types[ending] : undefined
}
