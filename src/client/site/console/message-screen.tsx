import { localeNames } from '#contract/locale-names.ts'
import type { EditedMessage } from '#contract/platform/messages.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { readOptions } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { buttonClass } from '../../ui/button.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { NotThere } from '../../console/frame/not-there.tsx'
import { ScreenHead } from '../../console/frame/screen-head.tsx'
import { MessageForm } from './message-form.tsx'

type Kind = Record<'template' | 'channel' | 'locale', string>

function OpenMessage({ message }: { message: EditedMessage }) {
  const { t } = useLingui()
  const { label: event, channel, locale } = message
  const language = localeNames[locale]
  return (
    <>
      <ScreenHead title={channel === 'EMAIL' ? t`${event}: 이메일, ${language}` : t`${event}: 문자 메시지, ${language}`}>
        <Link to="/messages" className={buttonClass('quiet')}>
          <Trans>자동 메시지</Trans>
        </Link>
      </ScreenHead>
      <MessageForm message={message} />
    </>
  )
}

/** The text of one message in one language. */
export function MessageScreen({ template, channel, locale }: Kind) {
  const { t } = useLingui()
  const load = useQuery(readOptions('GET /api/console/messages', useLocale()))
  const isAsked = (each: EditedMessage) => each.template === template && each.channel === channel && each.locale === locale
  return (
    <LoadState load={load} skeleton={<div className="skeleton h-96" />} failed={t`글을 불러오지 못했습니다.`}>
      {({ messages }) => {
        const message = messages.find(isAsked)
        return message === undefined ? <NotThere /> : <OpenMessage key={`${template} ${channel} ${locale}`} message={message} />
      }}
    </LoadState>
  )
}
