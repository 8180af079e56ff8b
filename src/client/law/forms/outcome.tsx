import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { PageLink } from '../../content/page-link.tsx'
import { buttonClass } from '../../ui/button.ts'
import { type Attachment, attachments, useAttachments } from './attachments.ts'
import { sizeText } from '../../ui/deferred/size-text.ts'
import { FileList } from './file-list.tsx'
import { FilePicker } from './file-picker.tsx'
import { ProgressBar } from '../../ui/deferred/progress-bar.tsx'

const countOf = (all: readonly Attachment[], ...states: Attachment['state'][]): number =>
  all.filter(({ state }) => states.includes(state)).length

/** All files together, without those that will not be sent. */
function Total({ all }: { all: readonly Attachment[] }) {
  const { t } = useLingui()
  const counted = all.filter(({ state }) => state !== 'refused' && state !== 'cancelled')
  const size = counted.reduce((sum, { file }) => sum + file.size, 0)
  const sent = counted.reduce((sum, one) => sum + one.sent, 0)
  return (
    <div className="mt-4">
      <ProgressBar label={t`첨부 파일 모두 보내기`} value={sent} max={size} />
      <p className="mt-1 text-xs text-muted tabular-nums">
        {sizeText(sent)} / {sizeText(size)}
      </p>
    </div>
  )
}

/** Told file by file, not percent by percent. */
function Status({ all }: { all: readonly Attachment[] }) {
  const left = countOf(all, 'waiting', 'sending')
  const failed = countOf(all, 'failed')
  const sent = countOf(all, 'sent')
  const refused = countOf(all, 'refused')
  return (
    <div role="status">
      <h2 id="outcome" className="font-serif text-2xl font-semibold">
        {left + failed > 0 ? <Trans>상담 신청을 접수했습니다</Trans> : <Trans>고객상담신청이 완료되었습니다</Trans>}
      </h2>
      <div className="mt-3 space-y-1">
        {left > 0 && (
          <p>
            <Trans>첨부하신 파일을 보내고 있습니다. 끝날 때까지 이 화면을 닫지 마십시오.</Trans>
          </p>
        )}
        {sent > 0 && (
          <p>
            <Plural value={sent} other="파일 #개를 보냈습니다." />
          </p>
        )}
        {failed > 0 && (
          <p className="text-danger">
            <Plural value={failed} other="파일 #개를 보내지 못했습니다. 아래에서 다시 보내 주십시오." />
          </p>
        )}
        {refused > 0 && (
          <p className="text-danger">
            <Plural value={refused} other="파일 #개는 첨부하지 못했습니다. 이유를 아래에서 확인해 주십시오." />
          </p>
        )}
        {left + failed === 0 && (
          <p>
            <Trans>확인하는 대로 적어 주신 연락처로 연락드립니다.</Trans>
          </p>
        )}
      </div>
    </div>
  )
}

/** Renders the receipt of a request at once, then the progress of its files, one after the other. */
export function Outcome({ receipt }: { receipt: string }) {
  const all = useAttachments()
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    ref.current?.focus({ preventScroll: true })
    // The button that was pressed is far below the number.
    ref.current?.scrollIntoView()
  }, [])
  const isPending = countOf(all, 'waiting', 'sending', 'failed') > 0
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby="outcome" aria-describedby="receipt" className="space-y-8 outline-none">
      <div className="border-l-2 border-accent pl-5">
        <Status all={all} />
        <p id="receipt" className="mt-4 text-muted">
          <Trans>
            접수번호 <strong className="copyable text-lg text-ink tabular-nums">{receipt}</strong>
          </Trans>
        </p>
      </div>
      {all.length > 0 && (
        <div>
          <FileList />
          {isPending && <Total all={all} />}
          {countOf(all, 'failed', 'cancelled') > 1 && (
            <button type="button" className={buttonClass('primary', 'mt-5')} onClick={() => attachments.retry()}>
              <Trans>모두 다시 보내기</Trans>
            </button>
          )}
        </div>
      )}
      <FilePicker>
        <Trans>파일 더 보내기</Trans>
      </FilePicker>
      <p>
        <PageLink to="/" className={buttonClass('outline')}>
          <Trans>처음으로</Trans>
        </PageLink>
      </p>
    </section>
  )
}
