/** Pictures in the order of their places. */
export const picturesInOrder = <Picture>({ images }: { images: readonly { index: number; picture: Picture }[] }): Picture[] =>
  images.toSorted((a, b) => a.index - b.index).map(({ picture }) => picture)
