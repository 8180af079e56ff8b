import type { Shape } from '#contract/shape.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { buttonClass } from '../../ui/button.ts'
import { Cell } from '../list/cell.tsx'
import type { Conflict } from './merge.ts'

interface Props {
  conflicts: readonly Conflict[]
  fields: Readonly<Record<string, Shape>>
  onChoose: (name: string, value: unknown) => void
}

/** Says that somebody else has saved the item meanwhile, and which fields both have changed: each is chosen. */
export function ConflictNotice({ conflicts, fields, onChoose }: Props) {
  const { i18n } = useLingui()
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
      {conflicts.map(({ name, mine, theirs }) => (
        <div key={name} className="mt-4 border-t border-line pt-3 text-sm">
          <h3 className="font-semibold">{i18n._(fields[name]?.label ?? name)}</h3>
          <dl className="mt-2 grid gap-3 md:grid-cols-2">
            <div>
              <dt className="text-muted">
                <Trans>내가 적은 것</Trans>
              </dt>
              <dd className="wrap-anywhere">
                <Cell shape={fields[name]} value={mine} />
              </dd>
              <button type="button" className={buttonClass('outline', 'mt-2')} onClick={() => onChoose(name, mine)}>
                <Trans>내 것으로</Trans>
              </button>
            </div>
            <div>
              <dt className="text-muted">
                <Trans>저장되어 있는 것</Trans>
              </dt>
              <dd className="wrap-anywhere">
                <Cell shape={fields[name]} value={theirs} />
              </dd>
              <button type="button" className={buttonClass('outline', 'mt-2')} onClick={() => onChoose(name, theirs)}>
                <Trans>저장된 것으로</Trans>
              </button>
            </div>
          </dl>
        </div>
      ))}
    </section>
  )
}
