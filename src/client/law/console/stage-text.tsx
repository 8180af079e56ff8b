import type { formStages } from '#contract/law/forms.ts'
import { Cell } from '../../console/list/cell.tsx'
import { type Stand, StateText } from '../../console/list/state-text.tsx'
import { resourceOf } from '../../console/resources.ts'

/** Each stage has a hue of its own: one finds them in a list without reading. */
const stands: Readonly<Record<(typeof formStages)[number], Stand>> = {
  received: 'later',
  contacted: 'reached',
  booked: 'booked',
  retained: 'now',
  closed: 'not',
  rejected: 'refused',
  spam: 'junk',
}

/** Renders how far a request is: new ones wait for somebody. */
export const StageText = ({ item }: { item: Readonly<Record<string, unknown>> }) => (
  <StateText when={stands[item['stage'] as keyof typeof stands]}>
    <Cell shape={resourceOf('forms').shapes.all['stage']} value={item['stage']} />
  </StateText>
)
