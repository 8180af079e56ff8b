import type { Thing } from '../data/ssr-context.tsx'
import type { PictureSource } from '../ui/picture.tsx'

/** The firm itself. Every page says who it is (firm-layout.tsx), so that whatever refers to this finds it. */
export const firmId = (origin: string) => `${origin}/#firm`

/** The trade centre, as its pages say who it is (trade-layout.tsx). */
export const centreId = (origin: string) => `${origin}/fairs#centre`

/** The picture of an item, as the property of that name. */
export const pictureJsonLd = <Name extends 'image' | 'thumbnailUrl'>(origin: string, picture: PictureSource | null, name: Name) =>
  (picture === null ? {} : { [name]: `${origin}/api/v1/files/${picture._file}/1280.webp` }) as { [key in Name]?: string }

/** Where a page lies in its site. The last step may be the page itself, without an address. */
export const trailJsonLd = (origin: string, steps: readonly { name: string; path?: string }[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(path === undefined ? {} : { item: `${origin}${path}` }),
  })),
})
