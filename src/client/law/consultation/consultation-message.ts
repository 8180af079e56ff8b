import type { Answer, Body } from '#contract/index.ts'
import { api, Unreachable } from '../../data/http.ts'
import type { MessageType } from '../../offline/queue/entry.ts'

export type Request = Body<'POST /api/v1/forms'>
export type Reply = Answer<'POST /api/v1/forms'>

/** What lies in the outbox: the request, and whom it names, so that it can be opened again without a network. */
export interface ConsultationMessage {
  request: Request
  lawyer?: { _id: string; name: string } | undefined
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

function isConsultationMessage(content: unknown): content is ConsultationMessage {
  const { name, phone, content: text, consent } = (content as Partial<ConsultationMessage> | null)?.request ?? {}
  return [name, phone, text, consent?.code, consent?.version, consent?.agreedAt].every(isText)
}

/** A consultation request in the outbox: anybody's, and older than a week it is asked again. */
export const consultationMessageType: MessageType<ConsultationMessage> = {
  name: 'consultation',
  maxAge: 7 * 24 * 60 * 60 * 1000,
  isContent: isConsultationMessage,
  account: () => undefined,
  async send({ request: body }, { id, locale, signal }) {
    const answer = await api('POST /api/v1/forms', { locale, body, idempotencyKey: id, signal })
    // Something else between us and the server can say 200, too.
    if (!isText((answer as Partial<Reply> | null)?.form?.receipt)) throw new Unreachable('half an answer')
    return { answer, receipt: answer.form.receipt }
  },
}
