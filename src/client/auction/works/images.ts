import type { PictureSource } from '../../ui/picture.tsx'

interface PictureInPlace {
  index: number
  picture: PictureSource
}

/** The pictures of a work or a sale in the order of their places. */
export const picturesOf = ({ images }: { images: readonly PictureInPlace[] }): PictureSource[] =>
  images.toSorted((a, b) => a.index - b.index).map(({ picture }) => picture)
