import type { Shape } from '#contract/shape.ts'
import type { ReactNode } from 'react'

const short: readonly Shape['kind'][] = ['boolean', 'choice', 'day', 'instant', 'line', 'money', 'number', 'password', 'reference']

interface Props {
  fields: readonly (readonly [name: string, shape: Shape])[]
  children: (name: string, shape: Shape) => ReactNode
}

/** Fields below each other; short ones in pairs where there is room. */
export const FieldGrid = ({ fields, children }: Props) => (
  <div className="@container">
    <div className="grid items-start gap-x-6 gap-y-5 @lg:grid-cols-2">
      {fields.map(([name, shape]) => (
        <div key={name} className={`min-w-0 ${short.includes(shape.kind) ? '' : '@lg:col-span-full'}`}>
          {children(name, shape)}
        </div>
      ))}
    </div>
  </div>
)
