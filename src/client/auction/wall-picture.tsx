import { use } from 'react'
import { FirstPictureContext, type PictureSource } from '../ui/picture.tsx'

interface Props {
  picture: PictureSource | undefined
  /** Empty where the text beside it says it. */
  alt: string
  sizes: string
  widths?: readonly number[]
  /** Classes of the wall: its shape and margin. */
  className?: string
  isFirst?: boolean
}

const sourceSet = (_file: string, widths: readonly number[], format: 'avif' | 'webp') =>
  widths.map((width) => `/api/v1/files/${_file}/${width}.${format} ${width}w`).join(', ')

interface ImageProps {
  picture: PictureSource
  alt: string
  sizes: string
  widths?: readonly number[]
  isFirst?: boolean
  onError?: (() => void) | undefined
}

/** A work as large as its place allows, in the format and width that fit. The same sizes and widths are the same file. */
export function WallImage({ picture, alt, sizes, widths = [320, 640, 960], isFirst = false, onError }: ImageProps) {
  const tell = use(FirstPictureContext)
  if (import.meta.env.SSR && isFirst) tell([{ srcSet: sourceSet(picture._file, widths, 'avif'), sizes }])
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(picture._file, widths, 'avif')} sizes={sizes} />
      <img
        src={`/api/v1/files/${picture._file}/${widths[1] ?? widths[0]}.webp`}
        srcSet={sourceSet(picture._file, widths, 'webp')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding={isFirst ? 'sync' : 'async'}
        draggable={false}
        className="size-full object-contain"
        onError={onError}
      />
    </picture>
  )
}

/** A work on a quiet wall: never cut, in the middle of a place that it does not change. */
export const WallPicture = ({ picture, className = 'aspect-square p-4', ...image }: Props) => (
  <span className={`block overflow-hidden rounded-card bg-wash ${className}`}>
    {picture !== undefined && <WallImage picture={picture} {...image} />}
  </span>
)
