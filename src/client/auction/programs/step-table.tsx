import type { Step } from '#contract/auction/steps.ts'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Won } from '../../content/won.tsx'

interface Props<S extends Step> {
  caption: string
  /** Head of the column of amounts, and of what holds from each of them on. */
  heads: readonly [string, string]
  steps: readonly S[]
  render: (step: S) => ReactNode
}

/** A table of what holds from an amount on, as contract/auction/steps.ts reads it. */
export function StepTable<S extends Step>({ caption, heads, steps, render }: Props<S>) {
  return (
    <table className="w-full text-left text-sm tabular-nums">
      <caption className="pb-2 text-left font-semibold">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-muted">
          {heads.map((head) => (
            <th key={head} scope="col" className="py-2 pr-4 font-semibold">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {steps.map((step, index) => {
          const next = steps[index + 1]
          return (
            <tr key={step.from} className="border-b border-line">
              <th scope="row" className="py-2 pr-4 font-normal">
                {step.from === 0 && next !== undefined ? (
                  <Trans>
                    <Won amount={next.from} /> 미만
                  </Trans>
                ) : step.from === 0 ? (
                  <Trans>모든 금액</Trans>
                ) : next === undefined ? (
                  <Trans>
                    <Won amount={step.from} /> 이상 모두
                  </Trans>
                ) : (
                  <Trans>
                    <Won amount={step.from} /> 이상 <Won amount={next.from} /> 미만
                  </Trans>
                )}
              </th>
              <td className="py-2">{render(step)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
