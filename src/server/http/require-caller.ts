import { ApiError } from './api-error.ts'
import type { Caller } from './platform.ts'
import type { Context } from './route.ts'

/** Who makes a call, where only somebody who is logged in may. @throws ApiError `unauthorized` */
export function requireCaller({ caller }: Pick<Context, 'caller'>): Caller {
  if (caller === undefined) throw new ApiError('unauthorized')
  return caller
}
