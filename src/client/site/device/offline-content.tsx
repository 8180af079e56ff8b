import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ago } from '../../content/ago.ts'
import { useLocale } from '../../data/use-locale.ts'
import type { ClientModule } from '../../module.ts'
import { alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'

const importSync = () => import('../../offline/content/sync.ts')
type Usage = Awaited<ReturnType<Awaited<ReturnType<typeof importSync>>['readStorageUsage']>>

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1)

function Facts({ modules, usage }: { modules: readonly ClientModule[]; usage: Usage }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const { counts, pictures, syncedAt, bytes, isPersistent } = usage
  const stored = modules
    .flatMap(({ offline = [] }) => offline)
    .map(({ label, collections, count }) => {
      const n = collections.reduce((sum, name) => sum + (counts[name] ?? 0), 0)
      return [i18n._(label), i18n._(count(n))] as const
    })
  const facts: readonly (readonly [string, string])[] = [
    ...stored,
    [t`그림`, t`${pictures}장`],
    ...(bytes === undefined ? [] : ([[t`저장 용량`, t`${megabytes(bytes)}MB`]] as const)),
    [t`마지막 업데이트`, syncedAt === undefined ? t`아직 받지 않았습니다` : ago(syncedAt, locale)],
    [t`브라우저 자동 삭제 방지`, isPersistent ? t`예` : t`아니요`],
  ]
  return (
    <dl className="grid grid-cols-[1fr_auto] border-b border-line">
      {facts.map(([name, value]) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid gap-x-8 border-t border-line py-2.5">
          <dt className="text-muted">{name}</dt>
          <dd className="text-right tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Renders what can be read without a network, the storage it takes, and a way to update it. */
export function OfflineContent({ modules }: { modules: readonly ClientModule[] }) {
  const { t } = useLingui()
  const locale = useLocale()
  // Counted again each time somebody looks.
  const { data: usage, refetch } = useQuery({
    queryKey: ['storage usage', locale],
    queryFn: async () => (await importSync()).readStorageUsage(locale),
    staleTime: 0,
    gcTime: 0,
  })
  const { mutate: sync, isPending: isSyncing } = useMutation({
    mutationFn: async () => {
      const [{ syncContent }] = await Promise.all([importSync(), navigator.storage?.persist?.()])
      await syncContent(locale, { hasImages: true, modules })
    },
    onError: () => alert(t`모두 받지는 못했습니다. 연결과 저장 공간을 확인하고 다시 눌러 주십시오. 받은 것까지는 그대로 있습니다.`),
    onSettled: () => refetch(),
  })
  return (
    <>
      {usage === undefined ? <div className="skeleton h-72" aria-busy="true" /> : <Facts modules={modules} usage={usage} />}
      <p className="text-sm text-muted">
        <Trans>
          처음 오신 뒤 잠시 지나면 저절로 받아 두고, 그다음부터는 바뀐 것만 받습니다. 데이터 절약을 켜 두셨으면 아래 버튼을 누르실 때에만
          받습니다.
        </Trans>
      </p>
      <button type="button" className={buttonClass('outline')} aria-disabled={isSyncing} onClick={() => isSyncing || sync()}>
        {isSyncing ? <Trans>내려받고 있습니다…</Trans> : <Trans>지금 모두 내려받기</Trans>}
      </button>
    </>
  )
}
