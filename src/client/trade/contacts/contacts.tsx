import type { ContactFormat } from '#contract/trade/contacts.ts'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { PageLink } from '../../content/page-link.tsx'
import { saveBlob } from '../../content/save-blob.ts'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { api } from '../../data/http.ts'
import { itemOptions, present } from '../../data/query-client.ts'
import { uncached } from '../../data/resource-queries.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { useSession } from '../../session/use-session.ts'
import { buttonClass } from '../../ui/button.ts'

const get = 'GET /api/v1/me/fairs/{_fair}/contacts/counts'

function ContactFiles({ _fair }: { _fair: string }) {
  const locale = useLocale()
  const alertFailure = useAlertFailure()
  const { mutate, isPending } = usePress({
    mutationFn: async (format: ContactFormat) => ({
      format,
      file: (await api('GET /api/v1/me/fairs/{_fair}/contacts', { locale, params: { _fair }, query: { format } })) as Blob,
    }),
    onSuccess: ({ format, file }) => saveBlob(file, `contacts.${format}`),
    onError: alertFailure,
  })
  return (
    <p className="flex flex-wrap gap-2">
      <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={() => mutate('vcf')}>
        <Trans>주소록에 넣기 (vCard)</Trans>
      </button>
      <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={() => mutate('xlsx')}>
        <Trans>엑셀로 받기 (XLSX)</Trans>
      </button>
    </p>
  )
}

/** Contacts of the companies that a member has met at a fair which is over, as far as those share them. Staff who look on take none along. */
export default function Contacts({ _fair }: { _fair: string }) {
  const isOwn = useSession()?.actor === undefined
  const { data } = useQuery({ ...itemOptions(get, useLocale(), { params: { _fair } }), ...uncached })
  const found = data === undefined ? undefined : present(data)
  if (found === undefined) return null
  const { met, sharing, isShared } = found
  return (
    <section aria-labelledby="contacts-title" className="no-print space-y-3 rounded-card border border-line bg-surface p-5">
      <h2 id="contacts-title" className="text-lg font-bold">
        <Trans>만난 회사의 연락처</Trans>
      </h2>
      <p>
        {met === 0 ? (
          <Trans>아직 상담한 것으로 알린 회사가 없습니다.</Trans>
        ) : (
          <Trans>
            만난 회사 {met}곳 가운데 {sharing}곳이 연락처를 나눕니다.
          </Trans>
        )}
      </p>
      {isOwn && sharing > 0 && <ContactFiles _fair={_fair} />}
      <p className="text-sm text-muted">
        {isShared ? <Trans>내 연락처도 만난 회사가 받을 수 있습니다.</Trans> : <Trans>내 연락처는 나누고 있지 않습니다.</Trans>}{' '}
        <PageLink to="/mypage/myinfo" hash="contact" className="inline-flex min-h-11 items-center underline underline-offset-4">
          <Trans>내 연락처 나누기</Trans>
        </PageLink>
      </p>
    </section>
  )
}
