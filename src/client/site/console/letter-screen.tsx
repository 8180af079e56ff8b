import type { Body } from '#contract/api.ts'
import { letterCalls } from '#contract/platform/letters.ts'
import type { MessageChannel } from '#contract/platform/messages.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Html } from '../../content/html.tsx'
import { api } from '../../data/http.ts'
import { readOptions } from '../../data/query-client.ts'
import { onlySite } from '../../data/only.ts'
import { useLocale } from '../../data/use-locale.ts'
import { useSession } from '../../session/use-session.ts'
import { bodyFields } from '../../console/form/body-fields.ts'
import { CallForm } from '../../console/form/call-form.tsx'
import type { Values } from '../../console/form/form.ts'
import { ScreenHead } from '../../console/frame/screen-head.tsx'

/** The fields of a message; where one site runs alone, none for who writes. */
function fieldsOf(name: keyof typeof letterCalls) {
  const { site, ...rest } = bodyFields(letterCalls[name])
  return onlySite() === undefined && site !== undefined ? { site, ...rest } : rest
}

const mail = fieldsOf('POST /api/console/email')
const text = fieldsOf('POST /api/console/message')

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What the one who gets it will see. */
function Preview({ values: { subject, html, message } }: { values: Values }) {
  const { t } = useLingui()
  return (
    <section aria-label={t`미리 보기`} className="max-w-2xl">
      <h2 className="mb-1.5 text-sm font-semibold">
        <Trans>미리 보기</Trans>
      </h2>
      <div className="rounded-card border border-line bg-surface p-4 text-sm">
        <p className="mb-3 font-bold wrap-anywhere empty:hidden">{textOf(subject)}</p>
        {html === undefined ? (
          <p className="whitespace-pre-line wrap-anywhere">{textOf(message)}</p>
        ) : (
          <Html html={textOf(html)} className="prose" />
        )}
      </div>
    </section>
  )
}

/** Tells before anything is written that this installation cannot send it, and else what becomes of it. */
function BeforeSending({ channel }: { channel: MessageChannel }) {
  const known = useQuery(readOptions('GET /api/v1/users/certify', useLocale())).data?.channels
  if (known === undefined || known.includes(channel)) return <WhatBecomesOfIt />
  return (
    <p role="status" className="mb-6 max-w-2xl border-l-4 border-accent bg-wash px-4 py-3">
      {channel === 'EMAIL' ? (
        <Trans>메일 서버가 설정되지 않아 지금은 이메일을 보낼 수 없습니다.</Trans>
      ) : (
        <Trans>문자 발송이 설정되지 않아 지금은 문자를 보낼 수 없습니다.</Trans>
      )}
    </p>
  )
}

/** Tells what becomes of it; it stands among the deliveries, for those who may see them. */
function WhatBecomesOfIt() {
  const mayLook = useSession()?.scopes.includes('console:settings') === true
  return (
    <p className="mb-6 max-w-2xl text-sm text-muted">
      <Trans>바로 보내고, 받는 쪽이 응답하지 않으면 하루 동안 다시 보냅니다. 보낸 분과 때는 열람 기록에 남습니다.</Trans>{' '}
      {mayLook && (
        <Link to="/deliveries" className="underline underline-offset-4">
          <Trans>발송 기록</Trans>
        </Link>
      )}
    </p>
  )
}

/** `/console/email`: a mail to one person. */
export function EmailScreen() {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <>
      <ScreenHead title={t`이메일 보내기`} />
      <BeforeSending channel="EMAIL" />
      <CallForm
        isOnce
        fields={mail}
        button={<Trans>보내기</Trans>}
        done={t`보냈습니다.`}
        Preview={Preview}
        send={(body, idempotencyKey) =>
          api('POST /api/console/email', { locale, body: body as Body<'POST /api/console/email'>, idempotencyKey })
        }
      />
    </>
  )
}

/** `/console/message`: a text message to one person. */
export function TextMessageScreen() {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <>
      <ScreenHead title={t`문자 보내기`} />
      <BeforeSending channel="SMS" />
      <CallForm
        isOnce
        fields={text}
        button={<Trans>보내기</Trans>}
        done={t`보냈습니다.`}
        Preview={Preview}
        send={(body, idempotencyKey) =>
          api('POST /api/console/message', { locale, body: body as Body<'POST /api/console/message'>, idempotencyKey })
        }
      />
    </>
  )
}
