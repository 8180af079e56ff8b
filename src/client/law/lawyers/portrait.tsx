import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { Picture } from '../../ui/picture.tsx'
import type { Lawyer } from '../queries.ts'

interface Props extends Pick<ComponentProps<typeof Picture>, 'sizes' | 'isFirst'> {
  lawyer: Lawyer
  /** Its width, and the shape of its corners. */
  className: string
}

/** The large portrait of a lawyer. */
export function Portrait({ lawyer: { name, job, mainImage }, className, ...look }: Props) {
  const { t } = useLingui()
  if (mainImage === null) return null
  return <Picture picture={mainImage} alt={t`${name} ${job}`} widths={[320, 640, 960]} className={`aspect-[6/7] ${className}`} {...look} />
}
