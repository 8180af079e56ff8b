import { Trans } from '@lingui/react/macro'
import { api } from '../data/http.ts'
import { useLocale } from '../data/use-locale.ts'
import { usePress } from '../data/use-press.ts'
import { alert } from '../ui/alert.tsx'
import { buttonClass } from '../ui/button.ts'
import { saveBlob } from '../content/save-blob.ts'

/** An archive may have many files in it, in ms. */
const timeout = 60_000

/** All that is kept of a member, to take along. */
export function MyData() {
  const locale = useLocale()
  const { mutate, isPending } = usePress({
    mutationFn: async () => (await api('GET /api/v1/me/export', { locale, timeout })) as Blob,
    onSuccess: (archive) => saveBlob(archive, 'my-data.zip'),
    onError: ({ message }) => alert(message),
  })
  return (
    <>
      <p>
        <Trans>
          저희가 보관하는 회원님의 자료를 모두 모아 ZIP 파일 하나로 드립니다. 여러 사람이 쓰는 기기라면 받으신 파일을 지우고 가십시오.
        </Trans>
      </p>
      <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={() => mutate(undefined)}>
        {isPending ? <Trans>모으고 있습니다…</Trans> : <Trans>내 자료 받기</Trans>}
      </button>
    </>
  )
}
