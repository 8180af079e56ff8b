import type { KeptMessage } from '#contract/platform/installation.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { dateText } from '../../console/date-text.ts'
import { LoadedScreen } from '../../console/frame/loaded-screen.tsx'
import { readOptions } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'

function Kept({ message: { at, channel, to, subject, text } }: { message: KeptMessage }) {
  const locale = useLocale()
  return (
    <li className="rounded-card border border-line bg-surface p-4 text-sm">
      <p className="text-muted">
        {dateText(at, locale)} · {channel === 'EMAIL' ? <Trans>이메일</Trans> : <Trans>문자 메시지</Trans>} · {to}
      </p>
      {subject !== '' && <h2 className="mt-1 font-bold wrap-anywhere">{subject}</h2>}
      <p className="mt-2 whitespace-pre-line wrap-anywhere">{text}</p>
    </li>
  )
}

/** `/console/outbox`: what would have been sent, where the demo is tried. */
export function OutboxScreen() {
  const { t } = useLingui()
  const load = useQuery({ ...readOptions('GET /api/console/outbox', useLocale()), refetchInterval: 5000 })
  return (
    <LoadedScreen
      title={t`보냈을 메시지`}
      about={
        <Trans>이 서버를 시험하는 동안 밖으로 나가지 않은 메시지입니다. 새것부터 100개까지 보이고, 서버를 다시 켜면 사라집니다.</Trans>
      }
      load={load}
      failed={t`메시지를 불러오지 못했습니다.`}
    >
      {({ messages }) =>
        messages.length === 0 ? (
          <p>
            <Trans>아직 보낼 메시지가 없었습니다.</Trans>
          </p>
        ) : (
          <ul className="max-w-3xl space-y-4">
            {messages.map((message) => (
              <Kept key={`${message.at} ${message.to}`} message={message} />
            ))}
          </ul>
        )
      }
    </LoadedScreen>
  )
}
