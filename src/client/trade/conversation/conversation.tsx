import { languageTag } from '#contract/locale.ts'
import type { ConversationMessage } from '#contract/trade/conversations.ts'
import type { Matching } from '#contract/trade/matchings.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { preinit } from 'react-dom'
import { formatOf } from '../../content/zoned-time.ts'
import { useLocale } from '../../data/use-locale.ts'
import { ownAccount } from '../../session/use-session.ts'
import { buttonClass } from '../../ui/button.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { Bubble, Me, TimeOfDay } from './bubble.tsx'
import { Composer } from './composer.tsx'
import styles from './conversation.css?url'
import { ReportForm } from './report-form.tsx'
import { SendingBubble, UnsentBubble, type Written } from './unsent.tsx'
import { useAttached } from './use-attached.ts'
import { type Page, useMessages, useReadMessages } from './use-messages.ts'
import { useSending } from './use-sending.ts'
import { useUnsent } from './use-unsent.ts'

// With the part itself, which comes before it is opened: then the network may be gone.
preinit(styles, { as: 'style', precedence: 'medium' })

const dayOf = (at: string) => new Date(at).toDateString()

/** Messages in the order in which they were written, with the days between them. */
function Messages({ messages, role, name }: { messages: readonly ConversationMessage[]; role: Matching['role']; name: string }) {
  const tag = languageTag(useLocale())
  const day = formatOf(tag, { dateStyle: 'full' })
  return messages.map(({ _id, by, text, files, createdAt }, index) => {
    const before = messages[index - 1]
    const isNewDay = before === undefined || dayOf(before.createdAt) !== dayOf(createdAt)
    return [
      isNewDay && (
        <p key={`day ${_id}`} className="pt-2 text-center text-xs text-muted">
          {day.format(Date.parse(createdAt))}
        </p>
      ),
      <Bubble
        key={_id}
        isOwn={by === role}
        from={by === role ? <Me /> : name}
        text={text}
        files={files}
        foot={<TimeOfDay at={createdAt} />}
      />,
    ]
  })
}

/** Keeps the newest message in sight, and what is read where it is when earlier ones come above it. */
function useScroll(newest: string, first: string | undefined) {
  const log = useRef<HTMLDivElement>(null)
  const fromEnd = useRef<number>(undefined)
  useEffect(() => {
    if (newest !== '' && log.current !== null) log.current.scrollTop = log.current.scrollHeight
  }, [newest])
  useLayoutEffect(() => {
    if (first === undefined || log.current === null || fromEnd.current === undefined) return
    log.current.scrollTop = log.current.scrollHeight - fromEnd.current
    fromEnd.current = undefined
  }, [first])
  const hold = () => void (fromEnd.current = log.current === null ? undefined : log.current.scrollHeight - log.current.scrollTop)
  return { log, hold }
}

/** What the conversation is like, where something is to be said of it. */
function Standing({ page, canWrite }: { page: Page | undefined; canWrite: boolean }) {
  const line = (text: ReactNode) => <p className="mt-3 border-l-4 border-accent bg-wash px-4 py-3 text-sm">{text}</p>
  return (
    <>
      {page?.isReported === true && line(<Trans>신고하신 대화입니다. 담당자가 확인하고 있습니다.</Trans>)}
      {page?.isBlocked === true
        ? line(<Trans>담당자가 이 대화를 닫았습니다. 읽으실 수만 있습니다.</Trans>)
        : !canWrite && line(<Trans>상담이 끝나 메시지를 더 보내실 수 없습니다.</Trans>)}
    </>
  )
}

/** Menu with what is seldom done. */
function More({ onReport }: { onReport: () => void }) {
  const menu = useRef<HTMLDetailsElement>(null)
  return (
    <details ref={menu} className="mt-2 text-sm">
      <summary className="min-h-11 content-center text-muted">
        <Trans>그 밖에</Trans>
      </summary>
      <button
        type="button"
        className={buttonClass('quiet', 'text-danger')}
        onClick={() => {
          if (menu.current !== null) menu.current.open = false
          onReport()
        }}
      >
        <Trans>담당자에게 신고하기</Trans>
      </button>
    </details>
  )
}

interface EarlierProps {
  earlier: ReturnType<typeof useMessages>['earlier']
  failed: string
  /** Before they come above what is read. */
  onShow: () => void
}

/** The way to earlier messages, and that they could not be read. */
function ShowEarlier({ earlier: { isLoading, isStuck, show }, failed, onShow }: EarlierProps) {
  return (
    <>
      {isStuck && (
        <p role="status" className="text-sm">
          {failed}
        </p>
      )}
      <button
        type="button"
        className={buttonClass('quiet')}
        aria-disabled={isLoading}
        onClick={() => {
          onShow()
          show()
        }}
      >
        <Trans>이전 메시지 보기</Trans>
      </button>
    </>
  )
}

/** The messages between the two sides of a matching. What is written without a network waits in the outbox. */
export default function Conversation({ matching }: { matching: Matching }) {
  const { t } = useLingui()
  const { _id, role, other } = matching
  const field = useRef<HTMLTextAreaElement>(null)
  const [isReporting, setIsReporting] = useState(false)
  const { load, earlier } = useMessages(_id)
  const conversation = load.data
  const messages = conversation?.messages.toReversed() ?? []
  const { sending, send, remove } = useSending(_id)
  const unsent = useUnsent(_id) ?? []
  useReadMessages(_id, conversation)
  const { log, hold } = useScroll(`${messages.at(-1)?._id} ${sending.length} ${unsent.length}`, messages[0]?._id)
  const canWrite = conversation?.canWrite ?? matching.conversation?.canWrite ?? false
  const attached = useAttached(_id)
  const edit = ({ text, files, kept }: Written) => {
    if (field.current !== null) field.current.value = text
    attached.restore(files, kept)
    field.current?.focus()
  }
  const onEdit = canWrite && !isReporting ? edit : undefined
  const failed = t`메시지를 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`
  const isAway = load.isPending && load.fetchStatus === 'paused'
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="medium" />
      <div ref={log} role="log" aria-label={t`주고받은 메시지`} className="talk-log">
        <LoadState
          load={{ ...load, isPending: load.isPending && !isAway }}
          skeleton={<div className="skeleton h-40" />}
          failed={failed}
          isEmpty={() => messages.length + sending.length + unsent.length === 0}
          empty={t`아직 주고받은 메시지가 없습니다.`}
        >
          {() => (
            <>
              {conversation?.hasEarlier === true && <ShowEarlier earlier={earlier} failed={failed} onShow={hold} />}
              <Messages messages={messages} role={role} name={other.name} />
            </>
          )}
        </LoadState>
        {unsent.map((one) => (
          <UnsentBubble key={one.entry.id} {...one} onEdit={onEdit} />
        ))}
        {sending.map((one) => (
          <SendingBubble key={one.key} one={one} onEdit={onEdit} onRemove={() => remove(one.key)} />
        ))}
      </div>
      <Standing page={conversation} canWrite={canWrite} />
      {isReporting ? (
        <ReportForm _matching={_id} onDone={() => setIsReporting(false)} />
      ) : (
        canWrite && (
          <Composer
            draft={`messages ${ownAccount()} ${_id}`}
            attached={attached}
            field={field}
            onSend={(...written) => void send(...written)}
          />
        )
      )}
      {!isReporting && messages.length > 0 && conversation?.isReported === false && <More onReport={() => setIsReporting(true)} />}
    </>
  )
}
