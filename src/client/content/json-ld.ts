import type { PictureSource } from '../ui/picture.tsx'

/** The firm itself. Every page says who it is (firm-layout.tsx), so that whatever refers to this finds it. */
export const firmId = (origin: string) => `${origin}/#firm`

/** The picture of an item, as the property of that name. */
export const pictureJsonLd = <Name extends 'image' | 'thumbnailUrl'>(origin: string, picture: PictureSource | null, name: Name) =>
  (picture === null ? {} : { [name]: `${origin}/api/v1/files/${picture._file}/1280.webp` }) as { [key in Name]?: string }
