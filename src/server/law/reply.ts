import type { Answer } from '#contract/api.ts'
import { fillText } from '#contract/platform/messages.ts'
import { escapeMarkup } from '../http/escape-markup.ts'
import { plainTextOf } from '../mail/plain-text.ts'

type Form = Answer<'GET /api/console/forms/{_id}'>['form']
type Reply = Answer<'GET /api/console/replies/{_id}'>['reply']

/** A template as an answer to a request: its facts, in the language of who sent it. What is not written in that is Korean. */
export function fillReply(
  { subject, content }: Reply,
  { locale, name, receipt }: Form,
): Answer<'GET /api/console/forms/{_id}/replies/{_reply}'>['reply'] {
  const html = fillText(content[locale] ?? content.ko, { name: escapeMarkup(name), receipt })
  return { subject: fillText(subject[locale] ?? subject.ko, { name, receipt }), html, message: plainTextOf(html) }
}
