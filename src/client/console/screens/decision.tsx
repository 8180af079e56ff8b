import type { Shape } from '#contract/shape.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { usePress } from '../../data/use-press.ts'
import { buttonClass } from '../../ui/button.ts'
import { CallForm } from '../form/call-form.tsx'
import type { ConsoleItem, Values } from '../resources.ts'

/** The reason of a rejection as a field of a form: there has to be one. */
export const rejectionFields = (reason: Shape | undefined): Record<string, Shape> =>
  reason === undefined ? {} : { reason: { ...reason, isNullable: false, preset: undefined } }

interface Props {
  title: ReactNode
  item: ConsoleItem
  /** Of the form of a rejection. */
  fields: Record<string, Shape>
  /** What an approval sets. */
  approval: Values
  decide: (change: Values) => Promise<void>
  onFailed: (error: Error) => unknown
  /** Above what can be decided. */
  children?: ReactNode
}

/** Approves, or rejects with a reason, what somebody has asked for. */
export function Decision({ title, item: { state, reason }, fields, approval, decide, onFailed, children }: Props) {
  const { t } = useLingui()
  const { mutate, isPending } = usePress({ mutationFn: () => decide(approval), onError: (error) => void onFailed(error) })
  return (
    <section aria-labelledby="decision" className="self-start rounded-card border border-line bg-surface p-4">
      <h2 id="decision" className="mb-2 text-sm font-semibold">
        {title}
      </h2>
      {children}
      {state !== 'APPROVED' && (
        <button type="button" className={buttonClass('primary', 'mb-6 w-full')} aria-disabled={isPending} onClick={() => mutate(undefined)}>
          <Trans>승인</Trans>
        </button>
      )}
      {state === 'REJECTED' ? (
        <p className="text-sm wrap-anywhere">
          <Trans>반려됨: {String(reason)}</Trans>
        </p>
      ) : (
        <CallForm
          fields={fields}
          button={<Trans>반려</Trans>}
          done={t`반려했습니다.`}
          send={(body) => decide({ ...body, state: 'REJECTED' })}
        />
      )}
    </section>
  )
}
