import { localeNames } from '#contract/locale-names.ts'
import { languageTag } from '#contract/locale.ts'
import type { EditedMessage } from '#contract/platform/messages.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { readOptions } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { Icon } from '../../ui/icon.tsx'
import { LoadedScreen } from '../../console/frame/loaded-screen.tsx'
import { StateText } from '../../console/list/state-text.tsx'

/** Tells a text that the office has written. */
const Changed = () => (
  <StateText when="open">
    <Trans>바꾼 글</Trans>
  </StateText>
)

function MessageLink({ message: { template, channel, locale, subject, text, isDefault } }: { message: EditedMessage }) {
  return (
    <li>
      <Link
        to="/messages/$template/$channel/$locale"
        params={{ template, channel, locale }}
        className="flex flex-wrap items-baseline gap-x-3 px-4 py-3 text-sm hover:bg-wash"
      >
        <span className="font-semibold">
          {channel === 'EMAIL' ? <Trans>이메일</Trans> : <Trans>문자 메시지</Trans>}, {localeNames[locale]}
        </span>
        <span lang={languageTag(locale)} className="line-clamp-1 basis-full text-muted md:flex-1">
          {subject || text}
        </span>
        {!isDefault && <Changed />}
      </Link>
    </li>
  )
}

/** The texts of each template of these, in their order. */
const byTemplate = (messages: readonly EditedMessage[]): readonly (readonly EditedMessage[])[] =>
  [...new Set(messages.map(({ template }) => template))].map((template) => messages.filter((message) => message.template === template))

const isChanged = ({ isDefault }: EditedMessage): boolean => !isDefault

const Links = ({ messages }: { messages: readonly EditedMessage[] }) => (
  <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface">
    {messages.map((message) => (
      <MessageLink key={`${message.channel} ${message.locale}`} message={message} />
    ))}
  </ul>
)

/** The texts of single events, each behind what has happened. */
function EventTexts({ events }: { events: readonly EditedMessage[] }) {
  const templates = byTemplate(events)
  const count = templates.length
  return (
    <details className="group/all mt-2" open={events.some(isChanged)}>
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 font-semibold">
        <Trans>일어난 일마다 다르게 쓰기 ({count}가지)</Trans>
        <Icon name="down" className="size-5 transition-transform group-open/all:rotate-180" />
      </summary>
      <p className="text-sm text-muted">
        <Trans>따로 쓰지 않은 일은 위의 글로 알립니다.</Trans>
      </p>
      <div className="mt-2 divide-y divide-line border-y border-line">
        {templates.map((texts) => (
          <details key={texts[0]?.template} className="group/one pb-1">
            <summary className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
              <span className="flex-1">{texts[0]?.label}</span>
              {texts.some(isChanged) && <Changed />}
              <Icon name="down" className="size-5 transition-transform group-open/one:rotate-180" />
            </summary>
            <Links messages={texts} />
          </details>
        ))}
      </div>
    </details>
  )
}

interface TemplateProps {
  messages: readonly EditedMessage[]
  /** The texts of single events that it stands for. */
  events: readonly EditedMessage[]
}

/** The texts of one template, by channel and language. */
function TemplateSection({ messages, events }: TemplateProps) {
  const [first] = messages
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="font-bold">
        {first?.label}
      </h2>
      {first?.site === 'centre' && (
        <p className="text-sm text-muted">
          <Trans>무역센터의 이름으로 보냅니다.</Trans>
        </p>
      )}
      <Links messages={messages} />
      {events.length > 0 && <EventTexts events={events} />}
    </section>
  )
}

/** `/console/messages`: what the server sends by itself, by what it tells of. */
export function MessagesScreen() {
  const { t } = useLingui()
  const load = useQuery(readOptions('GET /api/console/messages', useLocale()))
  return (
    <LoadedScreen
      title={t`자동 메시지`}
      about={<Trans>사이트가 스스로 보내는 이메일과 문자입니다. 글을 바꾸면 다음 메시지부터 바뀐 글이 나갑니다.</Trans>}
      load={load}
      failed={t`글을 불러오지 못했습니다.`}
    >
      {({ messages }) => (
        <div className="max-w-4xl space-y-8">
          {byTemplate(messages.filter(({ of }) => of === null)).map((texts) => (
            <TemplateSection key={texts[0]?.template} messages={texts} events={messages.filter(({ of }) => of === texts[0]?.template)} />
          ))}
        </div>
      )}
    </LoadedScreen>
  )
}
