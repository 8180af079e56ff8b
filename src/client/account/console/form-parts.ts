import type { FormPart } from '../../console/form/form-parts.ts'

const nothing = () => null

/** Fields of a company that its review shows and decides on: its form does not. */
export const companyParts: readonly FormPart[] = [{ fields: ['change', 'review'], Part: nothing }]
