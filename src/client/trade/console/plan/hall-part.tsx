import { shapeOf } from '#contract/shape.ts'
import { fairs } from '#contract/trade/fairs.ts'
import { type Hall, type Landmark, landmarks, layoutOf } from '#contract/trade/hall.ts'
import { tradeLimits } from '#contract/trade/limits.ts'
import { useLingui } from '@lingui/react/macro'
import { HallMap } from '../../../content/hall-map.tsx'
import type { FormPartProps } from '../../../console/form/form-parts.ts'
import { ItemField } from '../../../console/form/item-field.tsx'

const whats = shapeOf(fairs.fields.hall).fields['landmarks']?.item?.fields['what']?.choices

/** Names of what stands along the walls, in the contract's words. */
export function useLandmarkNames(): Readonly<Record<Landmark, string>> {
  const { i18n } = useLingui()
  return Object.fromEntries(landmarks.map((what) => [what, i18n._(whats?.[what] ?? what)])) as Record<Landmark, string>
}

/** The hall that a form holds, as far as it can be drawn. */
function hallIn(value: unknown): Hall | undefined {
  const { perRow, landmarks: all } = (value ?? {}) as Partial<Hall>
  if (!Number.isInteger(perRow) || perRow === undefined || perRow < 1 || perRow > tradeLimits.perRow) return undefined
  return { perRow, landmarks: Array.isArray(all) ? all : [] }
}

/** Plan of the tables, with the drawing that members get. */
export function HallPart({ form, fields }: FormPartProps) {
  const { t } = useLingui()
  const names = useLandmarkNames()
  const shape = fields['hall']
  if (shape === undefined) return null
  return (
    <div className="mt-8 space-y-4">
      <ItemField form={form} path="hall" shape={shape} name="hall" />
      <form.Subscribe selector={({ values }) => ({ hall: hallIn(values['hall']), tables: Number(values['tables']) })}>
        {({ hall, tables }) =>
          hall !== undefined &&
          tables > 0 &&
          tables <= tradeLimits.tables && (
            <div
              role="region"
              aria-label={t`자리 배치도`}
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by the keyboard, too
              tabIndex={0}
              className="overflow-x-auto"
            >
              <HallMap layout={layoutOf(hall, tables)} names={names} inTable={() => undefined} least="2.5rem" />
            </div>
          )
        }
      </form.Subscribe>
    </div>
  )
}
