export const colleagueLimits = {
  /** Colleagues of a company beside its owner, those who are invited too. */
  most: 10,
  /** Days for which an invitation is good. */
  days: 14,
} as const
