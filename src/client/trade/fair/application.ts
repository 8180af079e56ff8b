import type { Fair } from '../queries.ts'

export interface Application {
  side: 'SELLER' | 'BUYER'
  /** Until when one can apply. */
  until: string
}

/** Returns which side can apply to a fair now, and until when; undefined where neither can. */
export function applicationTo({ state, recruitTo, applyTo }: Pick<Fair, 'state' | 'recruitTo' | 'applyTo'>): Application | undefined {
  if (state === 'recruiting') return { side: 'SELLER', until: recruitTo }
  return state === 'applying' ? { side: 'BUYER', until: applyTo } : undefined
}
