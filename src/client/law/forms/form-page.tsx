import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Page } from '../../content/page.tsx'
import { upload } from '../../data/upload.ts'
import { useLocale } from '../../data/use-locale.ts'
import { alert } from '../../ui/alert.tsx'
import { consultationKind } from '../consultation/consultation-kind.ts'
import { pageFormId } from '../consultation/draft.ts'
import { RequestForm } from '../consultation/request-form.tsx'
import { ReceivedHere } from '../consultation/outcome-alerts.tsx'
import { type Queued, type Received, useSend } from '../consultation/use-send.tsx'
import { Advice } from './advice.tsx'
import { attachments, useAttachments } from './attachments.ts'
import { FileList } from './file-list.tsx'
import { FilePicker } from './file-picker.tsx'
import { Outcome } from './outcome.tsx'
import { type Contact, ReachUs } from './reach-us.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'

/** What was received is sent off; files go with the page, what is only chosen stays. */
function useReceipt() {
  const locale = useLocale()
  const [receipt, setReceipt] = useState<string>()
  const isGone = useRef(false)
  const stopWaiting = useRef<() => void>(undefined)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      stopWaiting.current?.()
      if (attachments.isStarted) attachments.clear()
    }
  }, [])
  const receive = ({ reply: { _id, receipt, uploadToken: token = '' } }: Pick<Received, 'reply'>) => {
    if (isGone.current) {
      attachments.clear()
      return alert(<ReceivedHere receipt={receipt} />)
    }
    setReceipt(receipt)
    attachments.start(({ key, name, file }, signal, onProgress) =>
      upload('POST /api/v1/forms/{_id}/files', {
        locale,
        params: { _id },
        file,
        fileName: name,
        token,
        idempotencyKey: key,
        signal,
        onProgress,
      }),
    )
    return undefined
  }
  /** Received while this page is still open: its files go on. */
  const wait = ({ whenReceived }: Queued) => {
    stopWaiting.current = whenReceived((received) => {
      if (isGone.current) return
      void receive(received)
      void received.acknowledge()
    })
  }
  return { receipt, receive, wait }
}

function Files() {
  return (
    <section tabIndex={-1} aria-labelledby="files" className="space-y-4 outline-none">
      <h2 id="files" className="text-sm font-semibold">
        <Trans>첨부 파일 (선택)</Trans>
      </h2>
      <FilePicker>
        <Trans>파일 고르기</Trans>
      </FilePicker>
      <FileList />
    </section>
  )
}

/** `/default-form`: a consultation request with files. The request goes first, then the files, so that it never waits for them. */
export function FormPage({ contact }: { contact: Contact | undefined }) {
  const { t } = useLingui()
  const all = useAttachments()
  const filesLater = t`파일은 이 기기에 보관하지 않습니다. 이 화면을 열어 두시면 상담 신청이 접수되는 대로 이어서 보냅니다.`
  const sending = useSend(consultationKind, all.length > 0 ? filesLater : undefined)
  const { receipt, receive, wait } = useReceipt()
  const hasUnsent = receipt !== undefined && all.some(({ state }) => state === 'waiting' || state === 'sending' || state === 'failed')
  useLeaveGuard(sending.isSending || hasUnsent)
  return (
    <Page
      title={t`자료와 함께 상담 신청`}
      description={t`이혼과 가사 상담을 신청하시면서 소장, 증명서, 대화 내용 같은 자료를 함께 보내실 수 있습니다. 파일은 하나에 50MB, 모두 10개까지 받습니다.`}
      lead={t`소장이나 증명서, 대화 내용처럼 보여 주고 싶은 자료가 있으면 상담 신청과 함께 보내 주십시오. 자료가 없어도 신청하실 수 있습니다.`}
    >
      <div className="grid gap-x-16 gap-y-14 border-t border-line pt-8 md:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          <ReachUs contact={contact} />
          <div className="needs-scripts">
            {receipt === undefined ? (
              <RequestForm id={pageFormId} sending={sending} onReceived={receive} onQueued={wait}>
                <Files />
              </RequestForm>
            ) : (
              <Outcome receipt={receipt} />
            )}
          </div>
        </div>
        <Advice />
      </div>
    </Page>
  )
}
