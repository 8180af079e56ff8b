/** The ending of a file's name, in small letters and without the dot; empty where it has none. */
export const endingOf = (name: string): string => /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
