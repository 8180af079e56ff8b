import { advisers } from './advisers.ts'
import { associates } from './associates.ts'
import { partners } from './partners.ts'
import type { Person } from './person.ts'

/** Sixteen fictional people, in the order of their picture names. */
export const people: readonly Person[] = [...partners, ...associates, ...advisers]
