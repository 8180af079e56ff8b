import { createContext, type RefCallback, use, useCallback } from 'react'

/** A picture of the API, as it comes in an item. */
export interface PictureSource {
  _file: string
  width: number
  height: number
  placeholder: string
  /** What has to be seen where it is cut, in tenths; absent: its middle. */
  focus?: { x: number; y: number } | undefined
}

interface Props {
  picture: PictureSource
  /** What it shows; empty where the text beside it says it. */
  alt: string
  /** How wide it is shown: the `sizes` attribute. */
  sizes: string
  /** The widths to choose from, in pixels (contract/platform/files.ts). */
  widths?: readonly number[]
  /** Classes of the frame: its width and shape. */
  className?: string
  /** Another picture for narrow screens. */
  narrow?: { picture: PictureSource; media: string; widths: readonly number[] }
  /** The first picture of a page: loaded at once and first. */
  isFirst?: boolean
}

interface Source {
  srcSet: string
  sizes: string
  media?: string
}

/** Told what the first picture of the page is made of, while the server renders it: in the best format, for each kind of screen. */
export const FirstPictureContext = createContext<(sources: readonly Source[]) => void>(() => undefined)

const formats = ['avif', 'webp'] as const

const sourceSet = (file: string, widths: readonly number[], format: 'avif' | 'webp') =>
  widths.map((width) => `/api/v1/files/${file}/${width}.${format} ${width}w`).join(', ')

/**
 * Shows the placeholder where a picture has not come yet, until it has. The app does it, no element of the page: pages allow no
 * style of an element, and a second picture for each was a twentieth of the home page.
 */
function usePlaceholder(placeholder: string): RefCallback<HTMLImageElement> {
  return useCallback(
    (image) => {
      if (image === null || image.complete) return
      // So few pixels, stretched, are blurred by themselves.
      image.style.background = `center / cover url("${placeholder}")`
      image.addEventListener('load', () => image.style.removeProperty('background'), { once: true })
    },
    [placeholder],
  )
}

/** A picture in the format and width that fit, over a blurred placeholder. It takes its place before it is there. */
export function Picture({ picture, alt, sizes, widths = [320, 640, 960], className = '', narrow, isFirst = false }: Props) {
  const { _file, width, height, placeholder, focus } = picture
  const ref = usePlaceholder(placeholder)
  if (import.meta.env.SSR && isFirst) {
    const wide = { srcSet: sourceSet(_file, widths, 'avif'), sizes }
    const { media, ...cut } = narrow ?? { media: '', picture, widths }
    const small = { srcSet: sourceSet(cut.picture._file, cut.widths, 'avif'), sizes, media }
    use(FirstPictureContext)(media === '' ? [wide] : [small, { ...wide, media: `not (${media})` }])
  }
  return (
    <picture className={`relative block overflow-hidden bg-wash ${className}`}>
      {narrow !== undefined &&
        formats.map((format) => (
          <source
            key={format}
            media={narrow.media}
            type={`image/${format}`}
            srcSet={sourceSet(narrow.picture._file, narrow.widths, format)}
            sizes={sizes}
            width={narrow.picture.width}
            height={narrow.picture.height}
          />
        ))}
      <source type="image/avif" srcSet={sourceSet(_file, widths, 'avif')} sizes={sizes} />
      <img
        ref={ref}
        src={`/api/v1/files/${_file}/${widths[Math.min(1, widths.length - 1)]}.webp`}
        srcSet={sourceSet(_file, widths, 'webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding={isFirst ? 'sync' : 'async'}
        draggable={false}
        className={`relative size-full object-cover${focus ? ` focus x${focus.x} y${focus.y}` : ''}`}
      />
    </picture>
  )
}
