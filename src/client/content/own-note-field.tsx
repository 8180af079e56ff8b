import type { Body } from '#contract/api.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { longestNote } from '../offline/member/note.ts'
import { readOptions } from '../data/query-client.ts'
import { useLocale } from '../data/use-locale.ts'
import { fieldClass, FieldError } from './field.tsx'
import { loadNotes, useOwnNotes } from './use-own-notes.ts'

interface Target extends Readonly<Body<'POST /api/v1/me/bookmarks'>> {
  /** What it is called, and its page: for a list without a network. */
  subject: string
  path: string
}

export interface OwnNoteTarget extends Target {
  /** That is logged in. */
  account: string
}

/** Keeps what is typed as it is typed: one write after the other, and always the last text. */
function useKeeping(account: string, target: Target) {
  const next = useRef<string>(undefined)
  const isWriting = useRef(false)
  const [state, setState] = useState<'none' | 'stored' | 'failed'>('none')
  const write = async () => {
    if (isWriting.current) return
    isWriting.current = true
    try {
      const { writeNote } = await loadNotes()
      while (next.current !== undefined) {
        const text = next.current
        next.current = undefined
        const isStored = await writeNote(account, { ...target, text })
        setState(isStored ? 'stored' : 'failed')
      }
    } catch {
      setState('failed')
    }
    isWriting.current = false
  }
  const keep = (text: string) => {
    next.current = text
    void write()
  }
  return { state, keep }
}

/** Field of a note. What other tabs write is shown until something is typed here. */
function NoteField({ account, target, stored }: { account: string; target: Target; stored: string }) {
  const { t } = useLingui()
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const { state, keep } = useKeeping(account, target)
  const text = typed ?? stored
  return (
    <div className="no-print max-w-[44rem]">
      <label htmlFor={id} className="text-sm font-semibold">
        <Trans>내 메모</Trans>
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={longestNote}
        value={text}
        className={fieldClass('mt-1.5')}
        aria-describedby={`${id}-hint ${id}-error`}
        aria-invalid={state === 'failed'}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          keep(value)
        }}
      />
      <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
        <Trans>이 기기에만 저장하고 어디에도 보내지 않습니다. 로그아웃하시면 지웁니다. {longestNote}자까지 적으실 수 있습니다.</Trans>
      </p>
      {state === 'failed' && (
        <FieldError id={`${id}-error`}>
          <Trans>이 기기에 저장하지 못했습니다. 저장 공간이 없거나, 브라우저가 저장을 막고 있습니다.</Trans>
        </FieldError>
      )}
      <p role="status" className="text-sm">
        {state === 'stored' && (text.trim() === '' ? t`메모를 지웠습니다.` : t`이 기기에 저장했습니다.`)}
      </p>
    </div>
  )
}

/** Note of one's own about something saved, on this device alone: as soon as it is saved, and as long as there is a note. */
export default function OwnNote({ account, ...target }: OwnNoteTarget) {
  const { kind, _item } = target
  const notes = useOwnNotes(account)
  const saved = useQuery({
    ...readOptions('GET /api/v1/me/bookmarks', useLocale(), { query: { kind, _item } }),
    staleTime: 0,
    gcTime: 0,
  })
  if (notes === undefined) return null
  const stored = notes.find((note) => note.kind === kind && note._item === _item)?.text
  const isSaved = (saved.data?.bookmarks.length ?? 0) > 0
  if (!isSaved && stored === undefined) return null
  return <NoteField account={account} target={target} stored={stored ?? ''} />
}
