import { useLingui } from '@lingui/react/macro'
import { Picture } from '../../ui/picture.tsx'
import type { Lawyer } from '../queries.ts'

/** The large portrait of a lawyer, the first picture of its page. */
export function Portrait({ lawyer: { name, job, mainImage }, className = '' }: { lawyer: Lawyer; className?: string }) {
  const { t } = useLingui()
  if (mainImage === null) return null
  return (
    <Picture
      picture={mainImage}
      alt={t`${name} ${job}`}
      sizes="(width < 768px) 90vw, 490px"
      widths={[320, 640, 960]}
      className={`aspect-[6/7] max-w-[31rem] rounded-card ${className}`}
      isFirst
    />
  )
}
