import { inGroups } from '#contract/paper-code.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useLocale } from '../../data/use-locale.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { entryCode } from '../own-queries.ts'

const QrCode = lazy(() => import('../../content/qr-code.tsx'))

/** Code by which one is let in at the fair: for its camera, and for people who read it out. */
export function EntryCode({ _fair }: { _fair: string }) {
  const { t } = useLingui()
  const load = useQuery(entryCode(useLocale(), _fair))
  return (
    <section aria-labelledby="entry-code" className="rounded-card border border-line p-5">
      <h2 id="entry-code" className="font-bold">
        <Trans>입장 코드</Trans>
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted">
        <Trans>행사장 입구에서 보여 주십시오. 이름이나 연락처는 들어 있지 않습니다.</Trans>
      </p>
      <LoadState load={load} skeleton={<div className="skeleton size-52" />} failed={t`입장 코드를 불러오지 못했습니다.`}>
        {({ code }) => (
          <>
            <Suspense fallback={<div className="skeleton size-52" />}>
              <QrCode text={code} label={t`입장 코드 ${inGroups(code)}`} />
            </Suspense>
            <p className="mt-3 text-xl font-bold tracking-widest tabular-nums">{inGroups(code)}</p>
          </>
        )}
      </LoadState>
    </section>
  )
}
