import type { Answer, Body } from '#contract/api.ts'
import { api } from '../../data/http.ts'
import { type RequestMessage, requestMessageType } from './request-message.ts'

export interface ConsultationMessage extends RequestMessage {
  request: Body<'POST /api/v1/forms'>
  /** Whom it names. */
  lawyer?: { _id: string; name: string } | undefined
}

export const consultationMessageType = requestMessageType<ConsultationMessage>(
  'consultation',
  async (body, { id, locale, signal }) => {
    const answer: Partial<Answer<'POST /api/v1/forms'>> | null = await api('POST /api/v1/forms', {
      locale,
      body,
      idempotencyKey: id,
      signal,
    })
    return { ...answer?.form, uploadToken: answer?.uploadToken }
  },
  ['content'],
)
