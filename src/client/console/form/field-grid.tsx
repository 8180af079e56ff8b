import type { Shape } from '#contract/shape.ts'
import type { ReactNode } from 'react'
import { isShortLine } from './one-line.ts'

const short: readonly Shape['kind'][] = ['boolean', 'choice', 'day', 'instant', 'money', 'number', 'password', 'reference']
/** A field may say itself that it is short: a text of which one language is shown. */
const long = '@lg:col-span-full @lg:has-[>[data-short]]:col-span-1'

interface Props {
  fields: readonly (readonly [name: string, shape: Shape])[]
  children: (name: string, shape: Shape) => ReactNode
}

/** Fields below each other; short ones in pairs where there is room. */
export const FieldGrid = ({ fields, children }: Props) => (
  <div className="@container">
    <div className="grid items-start gap-x-6 gap-y-5 @lg:grid-cols-2">
      {fields.map(([name, shape]) => (
        <div key={name} className={`min-w-0 ${short.includes(shape.kind) || isShortLine(shape) ? '' : long}`}>
          {children(name, shape)}
        </div>
      ))}
    </div>
  </div>
)
