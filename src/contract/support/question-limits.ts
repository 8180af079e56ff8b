import { documentTypes } from '../platform/document-types.ts'

const MB = 1024 * 1024

/** Limits of a member's questions. Without a schema, so that the browser can check before it sends. */
export const questionLimits = {
  title: 200,
  content: 5000,
  /** Of one member. */
  questions: 100,
  /** Of one question. */
  images: 5,
  imageBytes: 10 * MB,
  /** Of one member in 24 hours. */
  imageBytesPerDay: 100 * MB,
} as const

/** Types of pictures that a question accepts, judged by the bytes. They are stored as pixels alone. */
export const questionImageTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

/** Returns whether a type is that of a document that a question accepts, judged by the bytes. It is stored as it came. */
export const isQuestionDocument = (type: string): boolean => /^(application|text|message)\//.test(type)

/** Endings of those documents. */
export const questionDocumentEndings: readonly string[] = Object.entries(documentTypes).flatMap(([ending, [type]]) =>
  isQuestionDocument(type) ? [ending] : [],
)
