import { Trans, useLingui } from '@lingui/react/macro'
import { saveBlob } from '../../content/save-blob.ts'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { useSession } from '../../session/use-session.ts'
import { alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { TopicIcon } from '../../ui/topic-icon.tsx'

/** Fifty megabytes over a slow line, in ms. */
const timeout = 600_000

/** The document by which a company introduces itself: for companies that take part only (specification 6). The server decides. */
export function Introduction({ _company, name }: { _company: string; name: string }) {
  const { t } = useLingui()
  const session = useSession()
  const locale = useLocale()
  const alertFailure = useAlertFailure()
  const { mutate, isPending } = usePress({
    mutationFn: async () => {
      const { company } = await api('GET /api/v1/companies/{_id}', { locale, params: { _id: _company } })
      if (company.introduction === null) return undefined
      const { _file, name: fileName } = company.introduction
      // What is no JSON comes as its bytes (data/http.ts).
      return { blob: (await api('GET /api/v1/files/{_file}', { locale, params: { _file }, timeout })) as Blob, fileName }
    },
    onSuccess: (found) => (found === undefined ? alert(t`아직 올린 회사소개서가 없습니다.`) : saveBlob(found.blob, found.fileName)),
    onError: alertFailure,
  })
  if (session == null || session.userType !== 'COMPANY') return null
  return (
    <button
      type="button"
      className={buttonClass('outline', 'mt-auto self-start')}
      aria-disabled={isPending}
      aria-label={t`${name} 회사소개서 받기`}
      onClick={() => mutate(undefined)}
    >
      <TopicIcon name="file" className="size-5" />
      {isPending ? <Trans>받고 있습니다…</Trans> : <Trans>회사소개서</Trans>}
    </button>
  )
}
