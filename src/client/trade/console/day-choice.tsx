import type { FairBoard } from '#contract/trade/fair-board.ts'
import { useLingui } from '@lingui/react/macro'
import { fieldClass, Labelled } from '../../content/field.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { dayName } from './clock.ts'

interface Props {
  id: string
  board: Pick<FairBoard, 'day' | 'days'>
  onChoose: (day: string) => void
}

/** Chooses a day of a fair. The one that is shown is among them, where the plan has it no more. */
export function DayChoice({ id, board: { day, days }, onChoose }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <Labelled id={id} label={t`날짜`}>
      <select id={id} value={day} className={fieldClass('mt-1.5 text-sm')} onChange={({ target }) => onChoose(target.value)}>
        {[...new Set([...days, day])].toSorted().map((each) => (
          <option key={each} value={each}>
            {dayName(each, locale)}
          </option>
        ))}
      </select>
    </Labelled>
  )
}
