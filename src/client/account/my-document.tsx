import { type FileTypes, maxDocumentBytes, pictureTypes, registrationTypes, typeByName } from '#contract/platform/company-file-types.ts'
import type { CompanyFileKind } from '#contract/account/company-files.ts'
import type { CompanyFile } from '#contract/platform/company.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { FileButton } from '../content/file-button.tsx'
import { OwnFile } from '../content/own-file.tsx'
import { api } from '../data/http.ts'
import { useApiMutation } from '../data/use-api-mutation.ts'
import { useLocale } from '../data/use-locale.ts'
import { usePress } from '../data/use-press.ts'
import { alert, confirm } from '../ui/alert.tsx'
import { buttonClass } from '../ui/button.ts'
import { LoadState } from '../ui/load-state.tsx'
import { sizeText } from '../ui/deferred/size-text.ts'
import { PrivatePicture } from '../content/private-picture.tsx'
import { filesRead } from './queries.ts'
import { withBody } from '../session/with-body.ts'

type Kind = Exclude<CompanyFileKind, 'introduction'>

/** A document over a slow line, in ms. */
const timeout = 300_000

const typesOf: Record<Kind, FileTypes> = { businessRegistration: registrationTypes, logo: pictureTypes, photo: pictureTypes }

/** What is said of each of them. */
function useWords(kind: Kind) {
  const { t } = useLingui()
  const most = sizeText(maxDocumentBytes)
  const pictures = t`JPG, PNG, WEBP, AVIF 사진 하나를 ${most}까지 받습니다.`
  return {
    businessRegistration: {
      hint: t`판매 회원은 사업자등록증을 올리셔야 승인됩니다. 담당자만 봅니다. PDF, JPG, PNG 파일 하나를 ${most}까지 받습니다. 바꾸시면 다시 살펴봅니다.`,
      choose: t`사업자등록증 고르기`,
      exchange: t`다른 사업자등록증으로 바꾸기`,
      received: t`사업자등록증을 받았습니다.`,
      wrongType: t`PDF, JPG, PNG 파일을 골라 주십시오.`,
    },
    logo: {
      hint: t`참가하시는 상담회에서 회사 이름 옆에 누구에게나 보입니다. ${pictures}`,
      choose: t`로고 고르기`,
      exchange: t`다른 로고로 바꾸기`,
      received: t`로고를 받았습니다.`,
      wrongType: t`JPG, PNG, WEBP, AVIF 사진을 골라 주십시오.`,
    },
    photo: {
      hint: t`담당하시는 분의 사진입니다. 상담회에 참가하는 승인된 기업에게만 보입니다. ${pictures} 정사각형으로 자르고, 찍은 곳과 때는 지우고 보관합니다.`,
      choose: t`사진 고르기`,
      exchange: t`다른 사진으로 바꾸기`,
      received: t`사진을 받았습니다.`,
      wrongType: t`JPG, PNG, WEBP, AVIF 사진을 골라 주십시오.`,
    },
  }[kind]
}

/** Sends the one that is chosen. */
function useSend(_id: string, kind: Kind, wrongType: string) {
  const { t } = useLingui()
  const locale = useLocale()
  const most = sizeText(maxDocumentBytes)
  return usePress({
    mutationFn: async (file: File) => {
      if (typeByName(typesOf[kind], file.name) === undefined) throw new Error(wrongType)
      if (file.size > maxDocumentBytes) throw new Error(t`파일이 너무 큽니다. ${most}까지 보내실 수 있습니다.`)
      const form = new FormData()
      form.append(kind, file, file.name.normalize('NFC'))
      return api(`POST /api/v1/users/{_id}/${kind}`, { locale, params: { _id }, transport: withBody(form), timeout })
    },
    onError: async ({ message }) => {
      await alert(message)
      document.getElementById(`${kind}-file`)?.focus()
    },
  })
}

const Shown = ({ kind, file }: { kind: Kind; file: CompanyFile }) =>
  kind === 'businessRegistration' ? <OwnFile file={file} /> : <PrivatePicture _file={file._file} alt={file.name} />

/** Takes the photo away, after a question. */
function RemovePhoto({ _user }: { _user: string }) {
  const { t } = useLingui()
  const { mutate, isPending } = useApiMutation('DELETE /api/v1/users/{_id}/photo')
  const remove = async () => {
    if (!(await confirm(t`담당자 사진을 지우시겠습니까?`))) return
    mutate(
      { params: { _id: _user } },
      { onSuccess: () => document.getElementById('photo-file')?.focus(), onError: ({ message }) => void alert(message) },
    )
  }
  return (
    <button type="button" className={buttonClass('quiet')} aria-disabled={isPending} onClick={() => void remove()}>
      <Trans>사진 지우기</Trans>
    </button>
  )
}

/** Renders a document of the member or company, one of a kind: view, choose, replace, and of a photo take away. */
export function MyDocument({ _user, kind }: { _user: string; kind: Kind }) {
  const { t } = useLingui()
  const { hint, choose, exchange, received, wrongType } = useWords(kind)
  const load = useQuery(filesRead(useLocale()))
  const { mutate, isPending, isSuccess } = useSend(_user, kind, wrongType)
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
        const file = files.find((each) => each.kind === kind)
        return (
          <>
            <p id={`${kind}-hint`} className="text-sm text-muted">
              {hint}
            </p>
            {file !== undefined && <Shown kind={kind} file={file} />}
            <FileButton
              id={`${kind}-file`}
              accept={Object.keys(typesOf[kind])
                .map((ending) => `.${ending}`)
                .join()}
              aria-describedby={`${kind}-hint`}
              onChosen={take}
            >
              {isPending ? <Trans>보내고 있습니다…</Trans> : file === undefined ? choose : exchange}
            </FileButton>
            {kind === 'photo' && file !== undefined && <RemovePhoto _user={_user} />}
            <p role="status" className="empty:hidden">
              {isSuccess && received}
            </p>
          </>
        )
      }}
    </LoadState>
  )
}
