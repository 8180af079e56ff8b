import { Trans, useLingui } from '@lingui/react/macro'
import { usePress } from '../../data/use-press.ts'
import type { Unreceived } from '../../member/unreceived.ts'
import type { Entry } from '../../offline/queue/entry.ts'
import { alert, confirm } from '../../ui/alert.tsx'
import type { ConversationContent } from '../member-offline/message-types.ts'
import { Bubble, Me } from './bubble.tsx'
import type { Sending } from './use-sending.ts'

const importQueue = () => import('../../offline/queue/queue.ts')
const link = 'inline-flex min-h-11 items-center px-1 text-ink underline underline-offset-4'

/** What a message says of itself that the server does not have. */
const Failed = ({ why }: { why: string | undefined }) => (
  <p role="status" className="font-semibold text-danger">
    <Trans>보내지 못했습니다</Trans>
    {why !== undefined && ` · ${why}`}
  </p>
)

export type Written = Pick<ConversationContent, 'text' | 'files' | 'kept'>

const forgetKept = async ({ kept = [] }: Pick<Written, 'kept'>) => (await import('../../offline/queue/files.ts')).forgetFiles(kept)

interface OwnProps {
  one: Sending
  /** Puts it back where messages are written. None: nothing can be. */
  onEdit: ((written: Written) => void) | undefined
  onRemove: () => void
}

/** A message that is on its way, or was refused at once. */
export function SendingBubble({ one, onEdit, onRemove }: OwnProps) {
  const { text, files, failure } = one
  const foot =
    failure === undefined ? (
      <p role="status">
        <Trans>보내는 중</Trans>
      </p>
    ) : (
      <>
        <Failed why={failure} />
        {onEdit !== undefined && (
          <>
            <button
              type="button"
              className={link}
              onClick={() => {
                onRemove()
                onEdit(one)
              }}
            >
              <Trans>고쳐서 보내기</Trans>
            </button>{' '}
          </>
        )}
        <button
          type="button"
          className={link}
          onClick={() => {
            onRemove()
            void forgetKept(one)
          }}
        >
          <Trans>지우기</Trans>
        </button>
      </>
    )
  return <Bubble isOwn from={<Me />} text={text} files={files} kept={one.kept} foot={foot} />
}

interface WaitingProps {
  entry: Entry
  edit: (() => void) | undefined
  onRemoved: () => unknown
}

function Waiting({ entry: { id, state, problem }, edit, onRemoved }: WaitingProps) {
  const { t } = useLingui()
  const { mutate, isPending } = usePress<unknown, () => Promise<unknown>>({ mutationFn: (act) => act() })
  const takeBack = async () => {
    if (await (await importQueue()).cancelEntry(id)) edit?.()
  }
  const remove = async () => {
    if (!(await confirm(t`이 기기에서 지울까요? 적으신 내용은 되찾을 수 없습니다.`))) return
    if (await (await importQueue()).cancelEntry(id)) await onRemoved()
    else await alert(t`이미 보내고 있거나 접수되어 바꿀 수 없습니다.`)
  }
  const isFailed = state === 'refused' || state === 'expired'
  return (
    <>
      {isFailed ? (
        <Failed why={typeof problem === 'object' ? problem.message : undefined} />
      ) : (
        <p role="status">
          {state === 'sending' ? (
            <Trans>보내는 중</Trans>
          ) : problem === 'signIn' ? (
            <Trans>로그인하시면 보냅니다.</Trans>
          ) : (
            <Trans>연결되면 보냅니다.</Trans>
          )}
        </p>
      )}
      {state === 'waiting' && (
        <>
          <button
            type="button"
            className={link}
            aria-disabled={isPending}
            onClick={() => mutate(async () => (await importQueue()).sendEntry(id))}
          >
            <Trans>지금 보내기</Trans>
          </button>{' '}
        </>
      )}
      {isFailed && edit !== undefined && (
        <>
          <button type="button" className={link} aria-disabled={isPending} onClick={() => mutate(takeBack)}>
            <Trans>고쳐서 보내기</Trans>
          </button>{' '}
        </>
      )}
      {state !== 'sending' && (
        <button type="button" className={link} aria-disabled={isPending} onClick={() => mutate(remove)}>
          <Trans>지우기</Trans>
        </button>
      )}
    </>
  )
}

/** A message in the outbox: it waits for a network, or the server has refused it. */
export function UnsentBubble({ entry, content, onEdit }: Unreceived<ConversationContent> & Pick<OwnProps, 'onEdit'>) {
  const edit = onEdit === undefined || content === undefined ? undefined : () => onEdit(content)
  const { text = '', files = [], kept = [] } = content ?? {}
  const foot = <Waiting entry={entry} edit={edit} onRemoved={() => forgetKept({ kept })} />
  return <Bubble isOwn from={<Me />} text={text} files={files} kept={kept} foot={foot} />
}
