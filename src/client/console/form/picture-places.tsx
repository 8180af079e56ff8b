import type { Picture } from '#contract/field.ts'
import { withPicture } from '#contract/picture-upload.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FormPartProps } from './form-parts.ts'
import { FieldFrame } from './field-frame.tsx'
import { PictureField } from './picture-field.tsx'

interface PictureAt {
  index: number
  picture: Picture
}

interface Props extends Pick<FormPartProps, 'form'> {
  /** The field: a list of pictures with their places. */
  name: string
  /** How many places there are. */
  count: number
  hint: ReactNode
}

/** Pictures of an item by their places. */
export function PicturePlaces({ form, name, count, hint }: Props) {
  const { t } = useLingui()
  return (
    <fieldset className="mt-8 min-w-0 rounded-card border border-line p-4">
      <legend className="px-1 text-sm font-bold">
        <Trans>사진</Trans>
      </legend>
      <p className="mb-4 text-xs text-muted">{hint}</p>
      <form.Field name={name}>
        {(field) => {
          // The form's values are unknown to the types.
          const all = (Array.isArray(field.state.value) ? field.state.value : []) as PictureAt[]
          const put = (index: number, picture: Picture | null) => field.handleChange(withPicture(all, index, picture))
          return (
            <ol className="space-y-4">
              {Array.from({ length: count }, (_none, index) => {
                const label = t`사진 ${index + 1}`
                return (
                  // Places are their numbers.
                  // oxlint-disable-next-line react/no-array-index-key
                  <li key={index}>
                    <FieldFrame
                      id={`${name}-${index}`}
                      label={label}
                      isRequired={false}
                      errors={index === 0 ? field.state.meta.errors : []}
                      isGroup
                    >
                      <PictureField
                        id={`${name}-${index}`}
                        label={label}
                        value={all.find((each) => each.index === index)?.picture ?? null}
                        onChange={(picture) => put(index, picture as Picture | null)}
                        isInvalid={false}
                        describedBy={undefined}
                      />
                    </FieldFrame>
                  </li>
                )
              })}
            </ol>
          )
        }}
      </form.Field>
    </fieldset>
  )
}
