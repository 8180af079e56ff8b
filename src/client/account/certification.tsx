import type { Address } from '#contract/account/certification.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../data/http.ts'
import { useSite } from '../data/firm.ts'
import { readOptions } from '../data/query-client.ts'
import { useLocale } from '../data/use-locale.ts'
import { usePress } from '../data/use-press.ts'
import { alert } from '../ui/alert.tsx'
import { buttonClass } from '../ui/button.ts'
import { TextField } from '../content/text-field.tsx'

type Call = 'POST /api/v1/users/certify' | 'POST /api/v1/users/recovery'

interface Props {
  /** Begins the ids of the fields. */
  id: string
  call: Call
  /** The id of the code that is on its way, and by which way that is. */
  onSent: (_id: string, channel: Address['channel']) => void
}

const both: readonly Address['channel'][] = ['EMAIL', 'SMS']

/** An e-mail address or a number for text messages, and the button that sends a code there. */
export function CodeRequest({ id, call, onSent }: Props) {
  const { t } = useLingui()
  const [wanted, setChannel] = useState<Address['channel']>('EMAIL')
  const [to, setTo] = useState('')
  const [isSent, setIsSent] = useState(false)
  const locale = useLocale()
  const site = useSite()
  // Both, until it is known that there is one alone.
  const channels = useQuery(readOptions('GET /api/v1/users/certify', locale)).data?.channels ?? both
  const channel = channels.includes(wanted) ? wanted : (channels[0] ?? wanted)
  const { mutate, isPending } = usePress({
    mutationFn: async (address: Address) => {
      const body = { ...address, site }
      if (call === 'POST /api/v1/users/certify') return (await api(call, { locale, body })).certification
      return (await api(call, { locale, body })).recovery
    },
  })
  const send = () => {
    if (to.trim() === '') return void alert(channel === 'EMAIL' ? t`이메일 주소를 입력해주세요` : t`휴대전화 번호를 입력해주세요`)
    mutate(
      { channel, to: to.trim() },
      {
        onSuccess: (sent) => {
          setIsSent(true)
          onSent(sent._id, channel)
        },
        onError: ({ message }) => alert(message),
      },
    )
  }
  return (
    <fieldset className="space-y-3">
      <legend className="text-sm font-semibold">
        <Trans>인증번호를 받으실 곳</Trans>
      </legend>
      {channels.length > 1 && (
        <div className="flex gap-6">
          {channels.map((value) => (
            <label key={value} className="flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name={`${id}-channel`}
                className="size-5 accent-accent"
                checked={channel === value}
                onChange={() => setChannel(value)}
              />
              {value === 'EMAIL' ? t`이메일` : t`문자 메시지`}
            </label>
          ))}
        </div>
      )}
      {channels.length === 0 && (
        <p className="font-semibold text-danger">
          <Trans>지금은 인증번호를 보내 드릴 수 없습니다. 전화로 문의해 주십시오.</Trans>
        </p>
      )}
      <TextField
        id={`${id}-to`}
        label={channel === 'EMAIL' ? t`이메일 주소` : t`휴대전화 번호`}
        type={channel === 'EMAIL' ? 'email' : 'tel'}
        autoComplete={channel === 'EMAIL' ? 'email' : 'tel'}
        value={to}
        onChange={({ target }) => setTo(target.value)}
      />
      <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={send}>
        {isSent ? <Trans>인증번호 다시 받기</Trans> : <Trans>인증번호 받기</Trans>}
      </button>
      <p role="status" className="text-sm text-muted">
        {isSent && <Trans>인증번호를 보냈습니다. 10분 안에 입력해 주십시오. 오지 않으면 주소를 확인하고 다시 받아 주십시오.</Trans>}
      </p>
    </fieldset>
  )
}

/** Shows with a code that an address is one's own. A code is good once: what it has shown holds for the next attempt, too. */
export function useCertify() {
  const locale = useLocale()
  const known = useRef<{ _id: string; token: string }>(undefined)
  return async (_id: string, code: string): Promise<{ _id: string; token: string }> => {
    if (known.current?._id !== _id) {
      const { certification } = await api('POST /api/v1/users/certify', { locale, body: { _id, code } })
      known.current = { _id, token: certification.token ?? '' }
    }
    return known.current
  }
}
