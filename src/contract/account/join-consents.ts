/** The three steps of joining (specification 9, `product.md` 'People'): what has to be agreed to, and what may be. */
export const joinConsents = [
  { code: 'terms-of-use', isRequired: true },
  { code: 'privacy-join', isRequired: true },
  { code: 'marketing', isRequired: false },
] as const
