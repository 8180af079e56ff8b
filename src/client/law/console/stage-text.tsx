import type { formStages } from '#contract/law/forms.ts'
import { Cell } from '../../console/list/cell.tsx'
import { type Stand, StateText } from '../../console/list/state-text.tsx'
import type { ColumnProps } from '../../console/module.ts'
import { resourceOf } from '../../console/resources.ts'

const stands: Readonly<Record<(typeof formStages)[number], Stand>> = {
  received: 'later',
  contacted: 'open',
  booked: 'open',
  retained: 'now',
  closed: 'not',
  rejected: 'not',
  spam: 'not',
}

/** Renders how far a request is: new ones wait for somebody. */
export const StageText = ({ item }: Pick<ColumnProps, 'item'>) => (
  <StateText when={stands[item['stage'] as keyof typeof stands]}>
    <Cell shape={resourceOf('forms').shapes.all['stage']} value={item['stage']} />
  </StateText>
)
