import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { buttonClass } from '../../ui/button.ts'
import { CardSkeleton } from '../../ui/deferred/card-skeleton.tsx'
import { type Load, LoadState } from '../../ui/load-state.tsx'
import { Section } from '../../ui/deferred/section.tsx'

type Names = readonly string[]
const names: Names = ['ko', 'en', 'cn']

function Sample({ name, load, children }: { name: string; load: Load<Names>; children?: ReactNode }) {
  const { t } = useLingui()
  return (
    <div id={`load-${name}`} className="min-w-0 border-t border-line pt-4">
      <h3 className="mb-4 text-sm text-muted">
        <code>{name}</code>
      </h3>
      <LoadState
        load={load}
        skeleton={<div className="skeleton h-24" />}
        failed={t`불러오지 못했습니다. 다시 시도하시면 됩니다.`}
        empty={t`아직 아무것도 없습니다.`}
        isEmpty={({ length }) => length === 0}
      >
        {(items) => (
          <ul className="flex gap-4">
            {items.map((item) => (
              <li key={item}>
                <code>{item}</code>
              </li>
            ))}
          </ul>
        )}
      </LoadState>
      {children}
    </div>
  )
}

/** The four states of what is loaded. The one that fails does so once: another try helps. */
export function Loads() {
  const { t } = useLingui()
  const [hasFailed, setHasFailed] = useState(true)
  const loaded = (data: Names | undefined) => ({ data, isPending: false, refetch: () => setHasFailed(false) })
  return (
    <Section id="loads" eyebrow="ui/load-state.tsx" title={t`불러오기`}>
      <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        <Sample name="pending" load={{ ...loaded(undefined), isPending: true }} />
        <Sample name="failed" load={loaded(hasFailed ? undefined : names)}>
          {!hasFailed && (
            <button type="button" className={buttonClass('quiet', 'mt-3 -ml-5')} onClick={() => setHasFailed(true)}>
              <Trans>처음부터 다시 보기</Trans>
            </button>
          )}
        </Sample>
        <Sample name="empty" load={loaded([])} />
        <Sample name="there" load={loaded(names)} />
      </div>
      <h3 className="mt-12 mb-4 text-sm text-muted">
        <code>CardSkeleton</code>
      </h3>
      <div aria-busy="true" className="grid gap-6 sm:grid-cols-3">
        <CardSkeleton />
      </div>
    </Section>
  )
}
