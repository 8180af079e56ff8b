import type { ComponentProps } from 'react'
import { Picture, type PictureSource } from '../ui/picture.tsx'

type Props = Omit<ComponentProps<typeof Picture>, 'picture' | 'alt'> & { picture: PictureSource | null }

/** The picture of an item, where it has one. The text beside it says what it shows. */
export const ItemPicture = ({ picture, ...look }: Props) => (picture === null ? null : <Picture picture={picture} alt="" {...look} />)
