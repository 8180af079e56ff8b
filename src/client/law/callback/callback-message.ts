import type { Answer, Body } from '#contract/api.ts'
import { api } from '../../data/http.ts'
import { type RequestMessage, requestMessageType } from '../consultation/request-message.ts'

export interface CallbackMessage extends RequestMessage {
  request: Body<'POST /api/v1/message'>
}

export const callbackMessageType = requestMessageType<CallbackMessage>('callback', async (body, { id, locale, signal }) => {
  const answer: Partial<Answer<'POST /api/v1/message'>> | null = await api('POST /api/v1/message', {
    locale,
    body,
    idempotencyKey: id,
    signal,
  })
  return answer?.message
})
