import { useLingui } from '@lingui/react/macro'
import { PageLink } from '../../content/page-link.tsx'
import { Heading } from '../../ui/heading.tsx'
import { TopicIcon, type TopicIconName } from '../../ui/topic-icon.tsx'
import { Section } from '../../ui/section.tsx'
import type { PracticeCode } from '../practice-names.ts'

/** Section 5 of the home page: eight areas (specification 2.5). Three of them are parts of divorce. */
export function BusinessGrid() {
  const { t } = useLingui()
  const areas: readonly { code: PracticeCode; icon: TopicIconName; title: string; text: string }[] = [
    { code: 'divorce', icon: 'home', title: t`이혼`, text: t`협의·조정·재판상 이혼` },
    { code: 'divorce', icon: 'split', title: t`재산분할`, text: t`기여도와 특유재산` },
    { code: 'divorce', icon: 'child', title: t`양육권·양육비`, text: t`친권, 면접교섭, 이행 확보` },
    { code: 'fornication', icon: 'heart', title: t`상간 소송`, text: t`청구와 방어` },
    { code: 'alimony', icon: 'coins', title: t`위자료`, text: t`책임의 정도와 산정` },
    { code: 'commonlaw', icon: 'link', title: t`사실혼`, text: t`성립의 증명과 해소` },
    { code: 'inheritance', icon: 'scroll', title: t`상속`, text: t`유류분, 기여분, 한정승인` },
    { code: 'tax', icon: 'receipt', title: t`세무`, text: t`증여세와 양도소득세` },
  ]
  return (
    <Section look="wash" eyebrow={t`주요취급분야`} title={t`어떤 일로 오셨는지부터 듣겠습니다`}>
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-4">
        {areas.map(({ code, icon, title, text }) => (
          <li key={icon} className="bg-surface">
            <PageLink
              to="/business/$code"
              params={{ code }}
              className="group flex h-full min-h-40 flex-col justify-between gap-6 p-5 transition-colors hover:bg-accent hover:text-on-accent sm:p-7"
            >
              <TopicIcon name={icon} className="size-8 text-accent transition-colors group-hover:text-on-accent" />
              <div>
                <Heading className="text-lg font-bold">{title}</Heading>
                <p className="mt-1 text-sm text-muted transition-colors group-hover:text-on-accent">{text}</p>
              </div>
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
