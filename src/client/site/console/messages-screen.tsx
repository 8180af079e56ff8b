import { localeNames } from '#contract/locale-names.ts'
import { languageTag } from '#contract/locale.ts'
import type { EditedMessage } from '#contract/platform/messages.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { readOptions } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { LoadedScreen } from '../../console/frame/loaded-screen.tsx'

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
        {!isDefault && (
          <span className="font-semibold text-accent">
            <Trans>바꾼 글</Trans>
          </span>
        )}
      </Link>
    </li>
  )
}

/** The texts of each template of these, in their order. */
const byTemplate = (messages: readonly EditedMessage[]): readonly (readonly EditedMessage[])[] =>
  [...new Set(messages.map(({ template }) => template))].map((template) => messages.filter((message) => message.template === template))

interface TemplateProps {
  messages: readonly EditedMessage[]
  /** The texts of single events that it stands for. */
  events?: readonly EditedMessage[]
}

/** The texts of one template, by channel and language. */
function TemplateSection({ messages, events = [] }: TemplateProps) {
  const [first] = messages
  const headingId = useId()
  const Heading = first?.of === null ? 'h2' : 'h3'
  const templates = byTemplate(events)
  const count = templates.length
  return (
    <section aria-labelledby={headingId}>
      <Heading id={headingId} className="font-bold">
        {first?.label}
      </Heading>
      {first?.of === null && first.site === 'centre' && (
        <p className="text-sm text-muted">
          <Trans>무역센터의 이름으로 보냅니다.</Trans>
        </p>
      )}
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface">
        {messages.map((message) => (
          <MessageLink key={`${message.channel} ${message.locale}`} message={message} />
        ))}
      </ul>
      {count > 0 && (
        <details className="mt-2" open={events.some(({ isDefault }) => !isDefault)}>
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
            <Trans>일어난 일마다 다르게 쓰기 ({count}가지)</Trans>
          </summary>
          <p className="text-sm text-muted">
            <Trans>따로 쓰지 않은 일은 위의 글로 알립니다.</Trans>
          </p>
          <div className="mt-4 space-y-6 border-l border-line pl-4">
            {templates.map((texts) => (
              <TemplateSection key={texts[0]?.template} messages={texts} />
            ))}
          </div>
        </details>
      )}
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
