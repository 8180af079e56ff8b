/** The letter that stands for somebody: the first of a name, or of an address. */
export const letterOf = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? ''
