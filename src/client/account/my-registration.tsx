import { maxDocumentBytes, registrationTypes, typeByName } from '#contract/account/company-file-types.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../data/http.ts'
import { useLocale } from '../data/use-locale.ts'
import { usePress } from '../data/use-press.ts'
import { alert } from '../ui/alert.tsx'
import { buttonClass } from '../ui/button.ts'
import { LoadState } from '../ui/load-state.tsx'
import { sizeText } from '../ui/size-text.ts'
import { OwnFile } from './own-file.tsx'
import { companyRead, filesRead } from './queries.ts'
import { withBody } from './with-body.ts'

/** A document over a slow line, in ms. */
const timeout = 300_000

/** Sends the one that is chosen. */
function useSend(_id: string) {
  const { t } = useLingui()
  const locale = useLocale()
  const client = useQueryClient()
  const most = sizeText(maxDocumentBytes)
  return usePress({
    mutationFn: async (file: File) => {
      if (typeByName(registrationTypes, file.name) === undefined) throw new Error(t`PDF, JPG, PNG 파일을 골라 주십시오.`)
      if (file.size > maxDocumentBytes) throw new Error(t`파일이 너무 큽니다. ${most}까지 보내실 수 있습니다.`)
      const form = new FormData()
      form.append('businessRegistration', file, file.name.normalize('NFC'))
      return api('POST /api/v1/users/{_id}/businessRegistration', { locale, params: { _id }, transport: withBody(form), timeout })
    },
    onSuccess: () => {
      // Another document is looked at again.
      for (const { queryKey } of [filesRead(locale), companyRead(locale)]) void client.invalidateQueries({ queryKey })
    },
    onError: async ({ message }) => {
      await alert(message)
      document.getElementById('registration-file')?.focus()
    },
  })
}

/** What shows that the company is registered: a seller is approved with it alone. */
export function MyRegistration({ _user }: { _user: string }) {
  const { t } = useLingui()
  const load = useQuery(filesRead(useLocale()))
  const { mutate, isPending, isSuccess } = useSend(_user)
  const most = sizeText(maxDocumentBytes)
  const take = (field: HTMLInputElement) => {
    const file = field.files?.[0]
    field.value = ''
    if (file !== undefined) mutate(file)
  }
  return (
    <LoadState
      load={load}
      skeleton={<div className="skeleton h-24" />}
      failed={t`올리신 파일을 확인하지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
    >
      {({ files }) => {
        const file = files.find(({ kind }) => kind === 'businessRegistration')
        return (
          <>
            <p id="registration-hint" className="text-sm text-muted">
              <Trans>
                판매 회원은 사업자등록증을 올리셔야 승인됩니다. 담당자만 봅니다. PDF, JPG, PNG 파일 하나를 {most}까지 받습니다. 바꾸시면
                다시 승인을 받으셔야 합니다.
              </Trans>
            </p>
            {file !== undefined && <OwnFile file={file} />}
            <input
              id="registration-file"
              type="file"
              accept=".pdf,.jpg,.jpeg,.png"
              className="peer sr-only"
              aria-describedby="registration-hint"
              onChange={({ currentTarget }) => take(currentTarget)}
            />
            <label
              htmlFor="registration-file"
              className={buttonClass(
                'outline',
                'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-accent',
              )}
            >
              {isPending ? (
                <Trans>보내고 있습니다…</Trans>
              ) : file === undefined ? (
                <Trans>사업자등록증 고르기</Trans>
              ) : (
                <Trans>다른 사업자등록증으로 바꾸기</Trans>
              )}
            </label>
            <p role="status" className="empty:hidden">
              {isSuccess && t`사업자등록증을 받았습니다.`}
            </p>
          </>
        )
      }}
    </LoadState>
  )
}
