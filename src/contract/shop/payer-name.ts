/** Returns the name of a payer as names are compared: whatever its width, case and spaces. Nobody reads it. */
export const payerKeyOf = (name: string): string => name.normalize('NFKC').replaceAll(/\s+/g, '').toLowerCase()
