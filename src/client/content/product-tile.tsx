import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PictureSource } from '../ui/picture.tsx'
import { CardTitle } from './card-title.tsx'
import { ItemPicture } from './item-picture.tsx'
import type { PageTarget } from './page-link.tsx'

interface Props {
  picture: PictureSource | null
  /** In small letters above its name. */
  above: string | null
  name: string
  target: PageTarget
  children: ReactNode
}

/** A product among others: its picture or the place of one, its name, and what is said of it. */
export const ProductTile = ({ picture, above, name, target, children }: Props) => (
  <article className="relative">
    {picture === null ? (
      <div className="mb-3 flex aspect-square items-center justify-center rounded-card bg-wash p-4 text-sm text-muted">
        <Trans>사진이 없습니다.</Trans>
      </div>
    ) : (
      <ItemPicture
        picture={picture}
        sizes="(width < 768px) 50vw, (width < 1600px) 300px, 370px"
        className="mb-3 aspect-square rounded-card"
      />
    )}
    {above !== null && <p className="text-xs text-muted">{above}</p>}
    <CardTitle {...target} className="mt-0.5 font-bold">
      {name}
    </CardTitle>
    {children}
  </article>
)
