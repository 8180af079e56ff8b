import type { Call } from '#contract/call.ts'
import { type Shape, shapeOf } from '#contract/shape.ts'

/** The fields of what a call is sent. */
export const bodyFields = ({ body }: Pick<Call, 'body'>): Readonly<Record<string, Shape>> =>
  body === undefined ? {} : shapeOf(body).fields
