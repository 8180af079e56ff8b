import type { Shape } from '#contract/shape.ts'
import { useLingui } from '@lingui/react/macro'
import { buttonClass } from '../../ui/button.ts'
import { Cell } from '../list/cell.tsx'

interface Side {
  title: string
  value: unknown
  /** What takes this value into the form; none: it is there. */
  choose?: { label: string; onChoose: (value: unknown) => void }
}

/** A field in two ways, side by side. */
export function Comparison({ name, shape, sides }: { name: string; shape: Shape | undefined; sides: readonly [Side, Side] }) {
  const { i18n } = useLingui()
  return (
    <div className="mt-4 border-t border-line pt-3 text-sm">
      <h3 className="font-semibold">{i18n._(shape?.label ?? name)}</h3>
      <dl className="mt-2 grid gap-3 md:grid-cols-2">
        {sides.map(({ title, value, choose }) => (
          <div key={title}>
            <dt className="text-muted">{title}</dt>
            <dd className="wrap-anywhere">
              <Cell shape={shape} value={value} />
              {choose !== undefined && (
                <button type="button" className={buttonClass('outline', 'mt-2 flex')} onClick={() => choose.onChoose(value)}>
                  {choose.label}
                </button>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
