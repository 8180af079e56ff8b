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

/** Image types that a question accepts, judged by the bytes. */
export const questionImageTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']
