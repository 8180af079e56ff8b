/** Size of a work in cm, height first, as catalogues write it: `72.7 × 60.6 cm`. */
export const sizeOf = ({ height, width, depth }: { height: number; width: number; depth: number | null }): string =>
  `${[height, width, ...(depth === null ? [] : [depth])].join(' × ')} cm`
