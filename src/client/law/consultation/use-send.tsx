import type { Locale } from '#contract/locale.ts'
import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { ApiFailure, api, Unreachable } from '../../data/http.ts'
import { useAlerts } from '../../ui/alert.tsx'
import { identify, type Written } from './request.ts'

/**
 * Sends a request and says what became of it. A second click while it is under way does nothing; a second try after a
 * lost reply is the same request. Resolves with what went wrong, after it was read.
 */
export function useSend(locale: Locale) {
  const { alert } = useAlerts()
  const isUnderWay = useRef(false)
  const [isSending, setIsSending] = useState(false)

  const send = async (written: Written): Promise<Error | undefined> => {
    if (isUnderWay.current) return new Error('under way')
    isUnderWay.current = true
    setIsSending(true)
    try {
      const { key, agreedAt } = await identify(written)
      const body = { ...written, consent: { ...written.consent, agreedAt } }
      const { form } = await api('POST /api/v1/forms', { locale, body, idempotencyKey: key })
      setIsSending(false)
      await alert(<Received receipt={form.receipt} />)
      return undefined
    } catch (error) {
      setIsSending(false)
      await alert(
        error instanceof ApiFailure && error.code !== undefined ? error.message : <NotSent isUnreachable={error instanceof Unreachable} />,
      )
      return error instanceof Error ? error : new Error(String(error))
    } finally {
      isUnderWay.current = false
    }
  }
  return { send, isSending }
}

function Received({ receipt }: { receipt: string }) {
  return (
    <>
      <p>
        <Trans>고객상담신청이 완료되었습니다</Trans>
      </p>
      <p className="mt-3 text-sm font-normal text-muted">
        <Trans>
          접수번호 <strong className="copyable text-ink tabular-nums">{receipt}</strong>
        </Trans>
      </p>
    </>
  )
}

function NotSent({ isUnreachable }: { isUnreachable: boolean }) {
  return (
    <>
      <p>
        <Trans>아직 보내지 못했습니다.</Trans>
      </p>
      <p className="mt-3 text-sm font-normal text-muted">
        {isUnreachable ? (
          <Trans>
            서버에 연결되지 않습니다. 적으신 내용은 그대로 있습니다. 연결을 확인하고 다시 보내 주십시오. 두 번 접수되지 않습니다.
          </Trans>
        ) : (
          <Trans>적으신 내용은 그대로 있습니다. 잠시 후 다시 보내 주십시오. 두 번 접수되지 않습니다.</Trans>
        )}
      </p>
    </>
  )
}
