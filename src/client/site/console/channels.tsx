import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { readOptions } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'

/** Says which messages nobody gets, what that stops, and where what would have been sent is read. */
export function Channels() {
  const { t } = useLingui()
  const { data } = useQuery(readOptions('GET /api/console/installation', useLocale()))
  if (data === undefined) return null
  const { mail, sms, hasTurn } = data.installation
  const lacks = [
    ...(mail === 'none' ? [t`이메일을 보낼 곳이 없습니다(SMTP_URL). 가입, 비밀번호 찾기, 알림을 이메일로 받을 수 없습니다.`] : []),
    ...(sms === 'none' ? [t`문자를 보낼 곳이 없습니다(SMS_URL). 가입, 비밀번호 찾기, 알림을 문자로 받을 수 없습니다.`] : []),
    ...(hasTurn ? [] : [t`온라인 상담을 이어 주는 서버가 없습니다(TURN_URLS). 회사 네트워크에서는 서로 보이지 않을 수 있습니다.`]),
  ]
  const hasOutbox = mail === 'outbox' || sms === 'outbox'
  if (lacks.length === 0 && !hasOutbox) return null
  const count = lacks.length + (hasOutbox ? 1 : 0)
  return (
    <details className="rounded-card border border-line bg-surface px-4 text-sm">
      <summary className="min-h-11 cursor-pointer content-center">
        <h2 className="inline font-bold">
          <Trans>서버 설정</Trans>
        </h2>{' '}
        <span className={mail === 'none' || sms === 'none' ? 'text-warning' : 'text-muted'}>
          <Plural value={count} other="살펴보실 것 #가지" />
        </span>
      </summary>
      <ul className="mb-4 list-disc space-y-1 pl-5">
        {hasOutbox && (
          <li>
            <Trans>시험 중이라 메시지를 밖으로 보내지 않고 모아 둡니다. 인증번호도 여기에서 보실 수 있습니다.</Trans>{' '}
            <Link to="/outbox" className="inline-flex min-h-9 items-center underline underline-offset-4 pointer-coarse:min-h-11">
              <Trans>보냈을 메시지 보기</Trans>
            </Link>
          </li>
        )}
        {lacks.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  )
}
