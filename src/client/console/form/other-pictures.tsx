import type { Picture } from '#contract/field.ts'
import { useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { CropButton } from '../media/crop-button.tsx'
import { originalOf } from '../media/originals.ts'
import { PictureForm } from './picture-form.ts'

interface Props {
  /** The place that a picture is wanted for. */
  label: string
  /** Of the place. */
  ratio: string
  /** Its picture. */
  own: Picture | null
  onDone: (cut: Picture) => void
}

/** Offers the pictures of the item's other places: their originals are cut in the ratio of this one. */
export function OtherPictures({ label, ratio, own, onDone }: Props) {
  const { i18n } = useLingui()
  const of = use(PictureForm)
  if (of === undefined) return null
  const others = Object.entries(of.fields).filter(
    ([, { kind, ratio: other }]) => kind === 'picture' && other !== undefined && other !== ratio,
  )
  return others.map(([name, other]) => (
    <of.form.Subscribe key={name} selector={({ values }) => values[name] as Picture | null | undefined}>
      {(picture) =>
        picture != null &&
        picture._file !== own?._file && (
          <CropButton label={label} from={i18n._(other.label ?? name)} picture={originalOf(picture)} ratio={ratio} onDone={onDone} />
        )
      }
    </of.form.Subscribe>
  ))
}
