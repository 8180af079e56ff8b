import type { ConversationFile } from '#contract/trade/conversations.ts'
import { conversationLimits } from '#contract/trade/limits.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type RefObject, useId } from 'react'
import { fieldClass } from '../../content/field.tsx'
import { FileButton } from '../../content/file-button.tsx'
import { useIsOnline } from '../../content/use-online.ts'
import { forgetDraft, typedDraft } from '../../data/typed-draft.ts'
import { iconButtonClass, buttonClass } from '../../ui/button.ts'
import { sizeText } from '../../ui/deferred/size-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { attachedEndings, type Attached, type useAttached } from './use-attached.ts'

function Chosen({ files, onRemove }: { files: readonly Attached[]; onRemove: (key: string) => void }) {
  const { t } = useLingui()
  return (
    <ul className="mb-2 text-sm">
      {files.map(({ key, name, size, received, isWaiting }) => (
        <li key={key} className="flex items-center gap-2">
          <span className="min-w-0 flex-1 wrap-anywhere">
            {name}{' '}
            <span className="text-muted tabular-nums">{received === undefined ? <Trans>보내고 있습니다…</Trans> : sizeText(size)}</span>{' '}
            {isWaiting === true && <Trans>연결되면 보냅니다.</Trans>}
          </span>
          <button type="button" className={iconButtonClass()} aria-label={t`‘${name}’ 빼기`} onClick={() => onRemove(key)}>
            <Icon name="close" className="size-5" />
          </button>
        </li>
      ))}
    </ul>
  )
}

const empty = (field: HTMLTextAreaElement | null) => {
  if (field !== null) field.value = ''
}

interface Props {
  /** Name of what is put aside while it is typed. */
  draft: string
  attached: ReturnType<typeof useAttached>
  field: RefObject<HTMLTextAreaElement | null>
  onSend: (text: string, files: readonly ConversationFile[], kept: readonly string[]) => void
}

/** Field for the next message: Enter is a new line, Ctrl+Enter sends. */
export function Composer({ draft, attached: { files, add, remove, restore }, field, onSend }: Props) {
  const { t } = useLingui()
  const id = useId()
  const isOnline = useIsOnline()
  const isUploading = files.some(({ received }) => received === undefined)
  const submit = () => {
    const text = field.current?.value.trim() ?? ''
    const received = files.flatMap(({ received: file }) => file ?? [])
    if (isUploading || (text === '' && received.length === 0)) return field.current?.focus()
    onSend(
      text,
      received,
      files.flatMap(({ key, isWaiting }) => (isWaiting === true ? [key] : [])),
    )
    empty(field.current)
    forgetDraft(draft)
    restore([])
    return field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  const choose = (input: HTMLInputElement) => {
    add([...(input.files ?? [])])
    // So that the same file can be chosen again.
    input.value = ''
  }
  return (
    <form
      noValidate
      className="mt-3"
      ref={typedDraft(draft)}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Chosen files={files} onRemove={remove} />
      <textarea
        ref={field}
        name="text"
        rows={2}
        maxLength={conversationLimits.text}
        aria-label={t`보낼 글`}
        aria-describedby={`${id}-keys`}
        className={fieldClass()}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-keys`} className="mt-1 text-xs text-muted">
        {isOnline ? (
          <p className="talk-keys">
            <Trans>Enter는 줄바꿈, Ctrl+Enter는 보내기입니다.</Trans>
          </p>
        ) : (
          <p>
            <Trans>쓰신 글과 파일은 이 기기에 보관했다가 연결되면 보냅니다.</Trans>
          </p>
        )}
      </div>
      <div className="mt-2 flex flex-wrap justify-between gap-2">
        <span>
          <FileButton
            id={`${id}-file`}
            accept={attachedEndings}
            multiple
            disabled={files.length >= conversationLimits.files}
            onChosen={choose}
          >
            <Trans>파일 붙이기</Trans>
          </FileButton>
        </span>
        <button type="submit" className={buttonClass('primary')} aria-disabled={isUploading}>
          <Trans>보내기</Trans>
        </button>
      </div>
    </form>
  )
}
