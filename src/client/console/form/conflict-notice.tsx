import type { Shape } from '#contract/shape.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Comparison } from './comparison.tsx'
import type { Conflict } from './merge.ts'

interface Props {
  conflicts: readonly Conflict[]
  fields: Readonly<Record<string, Shape>>
  onChoose: (name: string, value: unknown) => void
  /** What is shown of a value that its field alone does not tell. */
  toText?: (name: string, value: unknown) => string
}

/** Says that somebody else has saved the item meanwhile, and which fields both have changed: each is chosen. */
export function ConflictNotice({ conflicts, fields, onChoose, toText }: Props) {
  const { t } = useLingui()
  return (
    <section role="alert" className="mb-6 rounded-card border-2 border-warning p-4">
      <h2 className="font-bold">
        <Trans>다른 분이 먼저 저장하셨습니다</Trans>
      </h2>
      <p className="mt-1 text-sm">
        {conflicts.length === 0 ? (
          <Trans>그분이 고치신 것을 이 화면에 합쳤습니다. 살펴보고 다시 저장해 주십시오.</Trans>
        ) : (
          <Trans>두 분이 모두 고치신 항목이 있습니다. 남길 것을 고르고 다시 저장해 주십시오. 나머지는 합쳤습니다.</Trans>
        )}
      </p>
      {conflicts.map(({ name, mine, theirs }) => {
        const side = (value: unknown, label: string) => ({
          value: toText === undefined ? value : toText(name, value),
          choose: { label, onChoose: () => onChoose(name, value) },
        })
        return (
          <Comparison
            key={name}
            name={name}
            shape={fields[name]}
            sides={[
              { title: t`내가 적은 것`, ...side(mine, t`내 것으로`) },
              { title: t`저장되어 있는 것`, ...side(theirs, t`저장된 것으로`) },
            ]}
          />
        )
      })}
    </section>
  )
}
