import type { ConversationFile } from '#contract/trade/conversations.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFailureText } from '../../content/use-alert-failure.tsx'
import { api } from '../../data/http.ts'
import { refreshed } from '../../data/refresh.ts'
import { useLocale } from '../../data/use-locale.ts'

/** A message that this page is sending, or that the server has refused. */
export interface Sending {
  key: string
  text: string
  files: readonly ConversationFile[]
  /** Keys of those that are on this device. */
  kept: readonly string[]
  failure?: string
}

const importSending = () => Promise.all([import('../member-offline/message-types.ts'), import('../../member/send-later.ts')])

/** Sends messages to the other side of a matching. What waits for a network is in the outbox from then on (`useUnsent`). */
export function useSending(_matching: string) {
  const locale = useLocale()
  const client = useQueryClient()
  const failureText = useFailureText()
  const [sending, setSending] = useState<readonly Sending[]>([])
  const remove = (key: string) => setSending((all) => all.filter((one) => one.key !== key))
  const send = async (text: string, files: readonly ConversationFile[], kept: readonly string[]) => {
    const key = crypto.randomUUID()
    setSending((all) => [...all, { key, text, files, kept }])
    try {
      const [{ conversationMessageType }, { sendLater }] = await importSending()
      const content = { _matching, text, files, ...(kept.length === 0 ? {} : { kept }) }
      const body = { text, _files: files.map(({ _file }) => _file) }
      await sendLater(conversationMessageType, content, { locale, subject: _matching, isSeries: true, keepsRefused: true }, () =>
        api('POST /api/v1/me/matchings/{_id}/messages', { locale, params: { _id: _matching }, body }),
      )
      await refreshed(client)
      remove(key)
    } catch (error) {
      const failure = failureText(error instanceof Error ? error : new Error(String(error)))
      setSending((all) => all.map((one) => (one.key === key ? { ...one, failure } : one)))
    }
  }
  return { sending, send, remove }
}
