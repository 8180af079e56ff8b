import { useLingui } from '@lingui/react/macro'
import { ApiFailure } from '../../data/http.ts'
import { Unreadable } from '../../data/upload.ts'
import { TopicIcon } from '../../ui/deferred/topic-icon.tsx'
import { type Attachment, attachments } from './attachments.ts'
import { sizeText } from '../../ui/deferred/size-text.ts'
import { ProgressBar } from '../../ui/deferred/progress-bar.tsx'

/** Why a file was not sent, in words for the sender. */
function useFailureText(error: unknown): string {
  const { t } = useLingui()
  if (error instanceof Unreadable) return t`파일을 읽을 수 없습니다. 옮기셨거나 내용을 바꾸셨다면 빼고 다시 골라 주십시오.`
  if (!(error instanceof ApiFailure)) return t`연결이 끊겨 보내지 못했습니다. 다시 보내셔도 두 번 접수되지 않습니다.`
  if (error.code === undefined) return t`보내지 못했습니다. 잠시 후 다시 보내 주십시오.`
  const { message, retryAfter } = error
  return retryAfter === undefined ? message : t`${message} (${retryAfter}초 뒤)`
}

/** What a row says beside the size. Before the request was received there is nothing to say. */
function useStateText({ state, sent, file, error }: Attachment): string | undefined {
  const { t } = useLingui()
  const failure = useFailureText(error)
  const percent = Math.floor((sent / file.size) * 100)
  switch (state) {
    case 'waiting':
      return attachments.isStarted ? t`차례를 기다립니다` : undefined
    case 'sending':
      return sent === file.size ? t`확인하고 있습니다` : t`${percent}% 보냄`
    case 'sent':
      return t`보냈습니다`
    case 'cancelled':
      return t`보내기를 취소했습니다`
    default:
      return failure
  }
}

interface ActionProps {
  /** What the button says, and for the ear with the file's name. */
  text: string
  label: string
  /** What has the focus afterwards: the button may be gone. */
  focus: 'li' | 'section'
  act: () => void
}

const Action = ({ text, label, focus, act }: ActionProps) => (
  <button
    type="button"
    className="inline-flex min-h-11 min-w-11 items-center justify-center px-3 text-sm underline underline-offset-4 hover:text-accent"
    aria-label={label}
    onClick={({ currentTarget }) => {
      currentTarget.closest<HTMLElement>(focus)?.focus()
      act()
    }}
  >
    {text}
  </button>
)

/** One file: its name and size, how far it is, and what can be done with it. */
export function FileRow({ attachment }: { attachment: Attachment }) {
  const { t } = useLingui()
  const { key, name, file, state, sent } = attachment
  const text = useStateText(attachment)
  const isInTrouble = state === 'failed' || state === 'refused'
  return (
    <li tabIndex={-1} aria-label={name} className="border-b border-line py-2 outline-offset-0">
      <div className="flex flex-wrap items-center gap-x-3">
        <TopicIcon name={state === 'sent' ? 'check' : 'file'} className="size-5 text-accent" />
        <div className="min-w-0 flex-1 basis-40 py-1.5">
          <p className="text-sm font-semibold">{name}</p>
          <p className={`text-xs tabular-nums ${isInTrouble ? 'text-danger' : 'text-muted'}`}>
            {sizeText(file.size)}
            {text !== undefined && ` · ${text}`}
          </p>
        </div>
        <div className="ml-auto flex">
          {(state === 'failed' || state === 'cancelled') && (
            <Action text={t`다시 보내기`} label={t`‘${name}’ 다시 보내기`} focus="li" act={() => attachments.retry(key)} />
          )}
          {state === 'sending' && sent < file.size && (
            <Action text={t`취소`} label={t`‘${name}’ 보내기 취소`} focus="li" act={() => attachments.cancel(key)} />
          )}
          {state !== 'sending' && state !== 'sent' && (
            <Action text={t`빼기`} label={t`‘${name}’ 빼기`} focus="section" act={() => attachments.remove(key)} />
          )}
        </div>
      </div>
      {state === 'sending' && <ProgressBar label={t`‘${name}’ 보내기`} value={sent} max={file.size} className="mb-1.5" />}
    </li>
  )
}
