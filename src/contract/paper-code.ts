import { halfWidth } from './half-width.ts'

/** Signs of codes that are read from paper or aloud: without 0 O 1 I L U none is taken for another one. */
export const plainSigns = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A code as it was typed, scanned or followed: small letters, spaces and dashes are no matter. */
export const typedCode = (text: string): string => halfWidth(text).toUpperCase().replaceAll(/[\s-]/g, '')

/** Writes a code in groups of four, as people read it to each other: `2A3B-4C5D-6E7F-8G9H`. */
export const inGroups = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? ''
