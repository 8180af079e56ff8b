import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageLink } from '../../content/page-link.tsx'
import { buttonClass, iconButtonClass } from '../../ui/button.ts'
import { Icon, iconNames } from '../../ui/icon.tsx'
import { useUiLabels } from '../../ui/labels.tsx'
import { Section } from '../../ui/deferred/section.tsx'
import { TopicIcon, topicIconNames } from '../../ui/deferred/topic-icon.tsx'

type Look = NonNullable<Parameters<typeof buttonClass>[0]>

/** Every look; the compiler misses one that is forgotten. */
const looks = Object.keys({ primary: 0, outline: 0, danger: 0, quiet: 0, night: 0, inherit: 0 } satisfies Record<
  Look,
  0
>) as readonly Look[]

function Row({ look, children }: { look: Look; children: ReactNode }) {
  return (
    <div className={`border-b border-line py-5 ${look === 'night' ? 'on-night -mx-5 border-0 bg-night px-5' : ''}`}>
      <p className={`mb-3 text-sm ${look === 'night' ? 'text-night-muted' : 'text-muted'}`}>
        <code>buttonClass(&apos;{look}&apos;)</code>
      </p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  )
}

export function Buttons() {
  const { t } = useLingui()
  const { close } = useUiLabels()
  return (
    <Section id="buttons" eyebrow="ui/button.ts" title={t`버튼`}>
      <p className="mb-4 text-muted">
        <Trans>가리키거나 Tab으로 옮겨 가면 그때의 모습이 됩니다.</Trans>
      </p>
      {looks.map((look) => (
        <Row key={look} look={look}>
          <button type="button" className={buttonClass(look)}>
            <Trans>확인</Trans>
          </button>
          <button type="button" className={buttonClass(look)}>
            <TopicIcon name="print" className="size-5" />
            <Trans>인쇄</Trans>
          </button>
          <button type="button" className={buttonClass(look)} disabled>
            <Trans>쓸 수 없음</Trans>
          </button>
          <PageLink to="/ex" hash="buttons" className={buttonClass(look)}>
            <Trans>링크</Trans>
          </PageLink>
        </Row>
      ))}
      <p className="mt-8 mb-3 text-sm text-muted">
        <code>iconButtonClass()</code>
      </p>
      <button type="button" className={iconButtonClass()} aria-label={close}>
        <Icon name="close" />
      </button>
    </Section>
  )
}

const Named = ({ name, children }: { name: string; children: ReactNode }) => (
  <li className="flex flex-col items-center gap-2 py-3 text-center text-accent">
    {children}
    <code className="text-xs text-muted">{name}</code>
  </li>
)

export function Icons() {
  const { t } = useLingui()
  return (
    <Section id="icons" eyebrow="ui/icon.tsx, ui/deferred/topic-icon.tsx" title={t`아이콘`} look="wash">
      <ul className="grid grid-cols-3 gap-4 xs:grid-cols-5 md:grid-cols-8">
        {iconNames.map((name) => (
          <Named key={name} name={name}>
            <Icon name={name} className="size-7" />
          </Named>
        ))}
        {topicIconNames.map((name) => (
          <Named key={name} name={name}>
            <TopicIcon name={name} className="size-7" />
          </Named>
        ))}
      </ul>
    </Section>
  )
}
