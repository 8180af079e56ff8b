import type { Picture } from '#contract/field.ts'
import { tradeLimits } from '#contract/trade/limits.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FormPartProps } from '../../../console/form/form-parts.ts'
import { FieldFrame } from '../../../console/form/field-frame.tsx'
import { PictureField } from '../../../console/form/picture-field.tsx'

interface Thumb {
  index: number
  picture: Picture
}

const places = Array.from({ length: tradeLimits.thumbs }, (_none, index) => index)

/** The pictures of a fair by their places: the first one stands in lists. */
export function ThumbPlaces({ form }: FormPartProps) {
  const { t } = useLingui()
  return (
    <fieldset className="mt-8 min-w-0 rounded-card border border-line p-4">
      <legend className="px-1 text-sm font-bold">
        <Trans>사진</Trans>
      </legend>
      <p className="mb-4 text-xs text-muted">
        <Trans>첫 자리의 사진이 목록에 나갑니다.</Trans>
      </p>
      <form.Field name="thumbs">
        {(field) => {
          // The form's values are unknown to the types.
          const thumbs = (Array.isArray(field.state.value) ? field.state.value : []) as Thumb[]
          const put = (index: number, picture: Picture | null) => {
            const others = thumbs.filter((thumb) => thumb.index !== index)
            field.handleChange([...others, ...(picture === null ? [] : [{ index, picture }])].toSorted((a, b) => a.index - b.index))
          }
          return (
            <ol className="space-y-4">
              {places.map((index) => {
                const label = t`사진 ${index + 1}`
                return (
                  <li key={index}>
                    <FieldFrame
                      id={`thumb-${index}`}
                      label={label}
                      isRequired={false}
                      errors={index === 0 ? field.state.meta.errors : []}
                      isGroup
                    >
                      <PictureField
                        id={`thumb-${index}`}
                        label={label}
                        value={thumbs.find((thumb) => thumb.index === index)?.picture ?? null}
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
