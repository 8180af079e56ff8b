/** Masks a name: its first letter and two asterisks, whatever its length (`김**`). */
export const maskedName = (name: string): string => `${[...name.trim()][0] ?? ''}**`
