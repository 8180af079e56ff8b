/** Tells a typed e-mail address from what cannot be one; the server is stricter. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
