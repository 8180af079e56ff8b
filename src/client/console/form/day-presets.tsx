import { now, type TimeFields } from '@internationalized/date'
import { officeZone } from '../date-text.ts'
import type { ItemForm } from './form.ts'

interface Props {
  form: ItemForm
  /** A field with an instant. */
  name: string
  /** Days from now on, with what is said of each. */
  presets: readonly (readonly [days: number, text: string])[]
  /** The time of day on the office's clock. */
  at: TimeFields
}

/** Offers the days on which something is mostly to be, at the same time of day. */
export const DayPresets = ({ form, name, presets, at }: Props) => (
  <div className="mt-1.5 flex flex-wrap gap-1.5">
    {presets.map(([days, text]) => (
      <button
        key={days}
        type="button"
        className="min-h-9 rounded-control border border-control px-3 text-xs font-semibold hover:bg-wash pointer-coarse:min-h-11"
        onClick={() => form.setFieldValue(name, now(officeZone).add({ days }).set(at).toAbsoluteString())}
      >
        {text}
      </button>
    ))}
  </div>
)
