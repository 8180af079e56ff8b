import type { Body } from '#contract/api.ts'
import { consentMaxAge } from '#contract/law/requests.ts'
import { Unreachable } from '../../data/http.ts'
import type { MessageType } from '../../offline/queue/entry.ts'

export type Request = Body<'POST /api/v1/forms'> | Body<'POST /api/v1/message'>

/** Message in the outbox: the request, and what is needed to open it again without a network. */
export interface RequestMessage {
  request: Request
}

/** Response to a request; its token lets files be attached. */
export interface Reply {
  _id: string
  receipt: string
  uploadToken: string | undefined
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/**
 * A type of request in the outbox: anybody's, and when its consent is too old, its writer is asked again.
 * @param post sends it, and returns what came of it
 * @param fields must be there, beside name, phone and consent
 */
export const requestMessageType = <Message extends RequestMessage>(
  name: string,
  post: (body: Message['request'], by: Parameters<MessageType['send']>[1]) => Promise<Partial<Reply> | undefined>,
  fields: readonly string[] = [],
): MessageType<Message> => ({
  name,
  maxAge: consentMaxAge,
  isContent(content): content is Message {
    const request = ((content as Partial<RequestMessage> | null)?.request ?? {}) as Partial<Request> & Record<string, unknown>
    const { consent } = request
    return [
      request.name,
      request.phone,
      ...fields.map((field) => request[field]),
      consent?.code,
      consent?.version,
      consent?.agreedAt,
    ].every(isText)
  },
  account: () => undefined,
  async send({ request }, by) {
    const answer = await post(request, by)
    // Something else between us and the server can say 200, too.
    if (!isText(answer?.receipt)) throw new Unreachable('half an answer')
    return { answer, receipt: answer.receipt }
  },
})
