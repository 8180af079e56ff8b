import type { IntroductionUpload } from '#contract/account/company-files.ts'
import type { CompanyFile } from '#contract/platform/company.ts'
import type { Answer } from '#contract/api.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { OwnFile } from '../content/own-file.tsx'
import { useApiMutation } from '../data/use-api-mutation.ts'
import { useLocale } from '../data/use-locale.ts'
import { alert, confirm } from '../ui/alert.tsx'
import { buttonClass } from '../ui/button.ts'
import { LoadState } from '../ui/load-state.tsx'
import { sizeText } from '../ui/deferred/size-text.ts'
import { IntroductionPicker } from './introduction-picker.tsx'
import { IntroductionSending } from './introduction-sending.tsx'
import { companyRead, uploadsRead } from './queries.ts'
import { useIntroduction } from './use-introduction.ts'

type Company = Answer<'GET /api/v1/me/company'>['company']

/** What was begun and has not come whole: it goes on when the same file is chosen again. */
function Unfinished({ upload: { name, size, offset }, onCancel }: { upload: IntroductionUpload; onCancel: () => void }) {
  const { t } = useLingui()
  const percent = Math.floor((offset / size) * 100)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2.5">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-muted tabular-nums">
          {sizeText(size)} · <Trans>{percent}% 보내셨습니다. 같은 파일을 다시 고르시면 이어서 보냅니다.</Trans>
        </p>
      </div>
      <button type="button" className={buttonClass('quiet')} aria-label={t`‘${name}’ 보내기 취소`} onClick={onCancel}>
        <Trans>취소</Trans>
      </button>
    </li>
  )
}

/** Gives up what is on its way, and changes what is known of the company. */
function useChanges() {
  const locale = useLocale()
  const client = useQueryClient()
  const cancel = useApiMutation('DELETE /api/v1/me/company/introductions/{_id}')
  const remove = useApiMutation('DELETE /api/v1/me/company/introduction')
  const onError = ({ message }: Error) => alert(message)
  const setIntroduction = (introduction: CompanyFile | null) =>
    client.setQueryData(
      companyRead(locale).queryKey,
      (known?: { company: Company }) => known && { company: { ...known.company, introduction } },
    )
  return {
    setIntroduction,
    giveUp: (_id: string) => cancel.mutate({ params: { _id } }, { onError }),
    takeAway: () => remove.mutate({}, { onSuccess: () => setIntroduction(null), onError }),
  }
}

function Sender({ introduction, uploads }: { introduction: CompanyFile | null; uploads: readonly IntroductionUpload[] }) {
  const { t } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  const { setIntroduction, giveUp, takeAway } = useChanges()
  const { sending, start, end } = useIntroduction((arrived) => {
    setIntroduction(arrived)
    place.current?.focus()
  })
  const begin = (file: File) => {
    // What was chosen with makes room.
    place.current?.focus()
    void start(file, uploads)
  }
  const cancel = () => {
    const progress = sending?.state === 'sending' ? sending.progress : undefined
    place.current?.focus()
    end()
    if (progress !== undefined) giveUp(progress.upload._id)
  }
  const removeAsked = async () => {
    if (!(await confirm(t`회사소개서를 지우시겠습니까?`))) return
    takeAway()
    place.current?.focus()
  }
  const isUnderWay = sending !== undefined && sending.state !== 'sent'
  return (
    <div ref={place} tabIndex={-1} className="space-y-5 outline-offset-8">
      {introduction !== null && <OwnFile file={introduction} onRemove={() => void removeAsked()} />}
      <p role="status" className="empty:hidden">
        {sending?.state === 'sent' && t`회사소개서를 받았습니다.`}
      </p>
      {isUnderWay ? (
        <IntroductionSending sending={sending} onRetry={() => begin(sending.file)} onCancel={cancel} />
      ) : (
        <>
          {uploads.length > 0 && (
            <ul className="border-b border-line">
              {uploads.map((upload) => (
                <Unfinished key={upload._id} upload={upload} onCancel={() => giveUp(upload._id)} />
              ))}
            </ul>
          )}
          <IntroductionPicker onChosen={begin}>
            {introduction === null ? <Trans>회사소개서 고르기</Trans> : <Trans>다른 회사소개서로 바꾸기</Trans>}
          </IntroductionPicker>
        </>
      )}
    </div>
  )
}

/** The company's introduction: what is there, what is on its way, and another one. */
export function MyIntroduction({ introduction }: { introduction: CompanyFile | null }) {
  const { t } = useLingui()
  const load = useQuery(uploadsRead(useLocale()))
  return (
    <LoadState
      load={load}
      skeleton={<div className="skeleton h-48" />}
      failed={t`보내시던 파일을 확인하지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
    >
      {({ uploads }) => <Sender introduction={introduction} uploads={uploads} />}
    </LoadState>
  )
}
