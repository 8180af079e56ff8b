import { randomInt } from 'node:crypto'

/** Makes a code that nobody guesses: so many of some signs, each as likely as the others. */
export const randomCode = (signs: string, length: number): string => Array.from({ length }, () => signs[randomInt(signs.length)]).join('')
