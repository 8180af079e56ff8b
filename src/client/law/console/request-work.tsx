import { type FormStage, formStages, workStages } from '#contract/law/forms.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { DayPresets } from '../../console/form/day-presets.tsx'
import type { FormPart, FormPartProps } from '../../console/form/form-parts.ts'
import { ItemField } from '../../console/form/item-field.tsx'
import { resourceOf } from '../../console/resources.ts'
import { useSession } from '../../session/use-session.ts'
import { nextStep } from './next-step.ts'
import { isUndecided } from './undecided.ts'

const forms = resourceOf('forms')
/** The hour of the office's clock at which somebody gets in touch again. */
const morning = { hour: 9, minute: 0, second: 0, millisecond: 0 }
const small = 'min-h-9 rounded-control border border-control px-3 text-xs font-semibold hover:bg-wash pointer-coarse:min-h-11'

const isWorkedOn = (stage: FormStage): boolean => ['contacted', 'booked', 'retained'].includes(stage)

/** Chooses a stage by one press. What may come from a program is decided about where that is said. */
function StageField({ form, item }: Pick<FormPartProps, 'form' | 'item'>) {
  const { i18n } = useLingui()
  const { label, choices } = forms.shapes.all['stage'] ?? {}
  const mine = useSession()?.sub
  const offered = item !== undefined && isUndecided(item) ? workStages : formStages
  return (
    <form.Field name="stage">
      {(field) => (
        <fieldset>
          <legend className="mb-1.5 text-sm font-semibold">{i18n._(label ?? '')}</legend>
          <div className="flex flex-wrap gap-1.5">
            {offered.map((stage) => (
              <label
                key={stage}
                className="relative flex min-h-9 cursor-pointer items-center gap-1.5 rounded-control border border-control px-3 text-sm hover:bg-wash has-checked:border-accent has-checked:bg-[color-mix(in_srgb,var(--accent)_12%,var(--surface))] has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent pointer-coarse:min-h-11"
              >
                <input
                  type="radio"
                  name="stage"
                  className="absolute inset-0 cursor-pointer opacity-0"
                  checked={field.state.value === stage}
                  onChange={() => {
                    field.handleChange(stage)
                    // Who moves it on has it, where nobody has.
                    if (mine !== undefined && isWorkedOn(stage) && form.getFieldValue('_assignee') == null)
                      form.setFieldValue('_assignee', mine)
                  }}
                />
                {field.state.value === stage && <span aria-hidden="true">✓</span>}
                {i18n._(choices?.[stage] ?? stage)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </form.Field>
  )
}

/** Offers to take a request oneself, where somebody else has it, or nobody and that is not the next step anyway. */
function TakeOver({ form, item }: Pick<FormPartProps, 'form' | 'item'>) {
  const mine = useSession()?.sub
  if (item !== undefined && nextStep(item) === 'take') return null
  return (
    <form.Subscribe selector={({ values }) => values['_assignee']}>
      {(assignee) =>
        mine !== undefined &&
        assignee !== mine && (
          <button type="button" className={`mt-1.5 ${small}`} onClick={() => form.setFieldValue('_assignee', mine)}>
            <Trans>내가 맡기</Trans>
          </button>
        )
      }
    </form.Subscribe>
  )
}

/** Offers the days on which one mostly gets in touch again. */
function FollowUpDays({ form }: Pick<FormPartProps, 'form'>) {
  const { t } = useLingui()
  const presets = [
    [1, t`내일 9시`],
    [3, t`3일 뒤`],
    [7, t`일주일 뒤`],
  ] as const
  return <DayPresets form={form} name="followUpAt" presets={presets} at={morning} />
}

/** Renders what the office sets of a request, in the order of a call: how far it is, who has it, when one goes on, and what to remember. */
function RequestWork({ form, fields, item }: FormPartProps) {
  const field = (name: string) => {
    const shape = fields[name]
    return shape && <ItemField form={form} path={name} shape={shape} name={name} />
  }
  return (
    <div className="space-y-5">
      <StageField form={form} item={item} />
      <div>
        {field('_assignee')}
        <TakeOver form={form} item={item} />
      </div>
      <div>
        {field('followUpAt')}
        <FollowUpDays form={form} />
      </div>
      {field('memo')}
    </div>
  )
}

export const requestParts: readonly FormPart[] = [{ fields: ['stage', '_assignee', 'followUpAt', 'memo', 'suspicion'], Part: RequestWork }]
