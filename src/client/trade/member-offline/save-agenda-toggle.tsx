import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { usePress } from '../../data/use-press.ts'
import { useLocale } from '../../data/use-locale.ts'
import { currentSession } from '../../session/use-session.ts'
import { alert } from '../../ui/alert.tsx'

const importStore = () => import('../../offline/member/store.ts')
const importSync = () => import('./sync.ts')

/** Switch for keeping the agenda of who is logged in on this device. Staff who look at a member's pages do not choose for it. */
export function SaveAgendaToggle() {
  const { t } = useLingui()
  const locale = useLocale()
  const { sub: account = '', sid = '', actor } = currentSession() ?? {}
  const key = ['saved agenda', account]
  const read = async () => (await importStore()).isRemembered(account)
  const { data, refetch } = useQuery({ queryKey: key, queryFn: read, staleTime: 0, gcTime: 0, networkMode: 'always' })
  const { mutate, isPending } = usePress({
    mutationFn: async (isWanted: boolean) => {
      const owner = { account, sid }
      const isStored = await (await importStore()).setKept(owner, isWanted)
      if (!isStored) throw new Error('it cannot be stored')
      if (isWanted) await (await importSync()).saveStoredAgenda(owner, locale)
    },
    onError: () => alert(t`이 기기에 보관하지 못했습니다. 화면을 새로 고친 뒤 다시 해 주십시오.`),
    onSettled: () => refetch(),
  })
  if (account === '' || actor !== undefined || data === undefined) return null
  return (
    <section aria-labelledby="keep-agenda-title" className="border-t border-line pt-6">
      <h2 id="keep-agenda-title" className="font-bold">
        <Trans>상담 일정을 이 기기에 보관</Trans>
      </h2>
      <label className="mt-2 flex min-h-11 items-center gap-3 text-sm">
        <input
          type="checkbox"
          className="size-5 accent-accent"
          aria-describedby="keep-agenda-hint"
          aria-disabled={isPending}
          checked={data}
          onChange={({ currentTarget }) => mutate(currentTarget.checked)}
        />
        <Trans>이 기기에 보관</Trans>
      </label>
      <p id="keep-agenda-hint" className="text-sm text-muted">
        <Trans>
          켜 두시면 잡힌 상담의 시간과 장소, 상대 이름을 인터넷과 로그인 없이도 이 기기에서 보실 수 있습니다. 이 기기를 쥔 사람은 누구나
          읽을 수 있으니, 혼자 쓰시는 기기에서만 켜 주십시오. 로그아웃하시면 지웁니다.
        </Trans>
      </p>
    </section>
  )
}
