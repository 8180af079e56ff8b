import { Trans, useLingui } from '@lingui/react/macro'
import { PageTop } from '../../content/page-top.tsx'
import { PageHead } from '../../data/head/page-head.tsx'
import { buttonClass } from '../../ui/button.ts'
import { container } from '../../ui/container.ts'
import { Reveal } from '../../ui/deferred/reveal.tsx'
import { Section } from '../../ui/deferred/section.tsx'
import { PageLink } from '../../content/page-link.tsx'
import { Buttons, Icons } from './buttons.tsx'
import { Colours } from './colours.tsx'
import { Dialogs } from './dialogs.tsx'
import { Fields } from './fields.tsx'
import { Lists } from './lists.tsx'
import { Loads } from './loads.tsx'
import { PicturesAndSliders } from './pictures.tsx'
import { Reading } from './reading.tsx'
import { TypeScale } from './type-scale.tsx'

const looks = ['paper', 'wash', 'night'] as const

/** A section in each of its looks, with what stands beside its title. */
const Looks = () =>
  looks.map((look) => (
    <Section
      key={look}
      look={look}
      eyebrow="ui/deferred/section.tsx"
      title={`look="${look}"`}
      aside={
        <PageLink to="/" className={buttonClass(look === 'night' ? 'night' : 'outline')}>
          <Trans>처음으로</Trans>
        </PageLink>
      }
    >
      <p className={look === 'night' ? 'text-night-muted' : 'text-muted'}>
        <Trans>한 시절과 다음 삶 사이를 잇습니다</Trans>
      </p>
    </Section>
  ))

/** `/ex`: every part of the design system in every state, as it is. For those who build; search engines do not find it. */
export function StyleGuide() {
  const { t } = useLingui()
  return (
    <>
      <PageHead
        title={t`디자인 안내`}
        description={t`이 홈페이지를 이루는 색과 글자, 버튼과 목록을 모든 상태로 보여 드리는 안내입니다. 만드는 사람을 위한 화면입니다.`}
        isHidden
      />
      <PageTop
        eyebrow="/ex"
        title={t`디자인 안내`}
        lead={t`이 홈페이지를 이루는 부분을 모든 상태로 모았습니다. 그림이 아니라 쓰이고 있는 그대로이며, 고치면 여기에서도 바뀝니다.`}
      />
      <Colours />
      <TypeScale />
      <Buttons />
      <Icons />
      <Fields />
      <Dialogs />
      <Loads />
      <PicturesAndSliders />
      <Lists />
      <Reading />
      <Looks />
      <div className={`${container} py-[clamp(4rem,9vw,8rem)]`}>
        <Reveal>
          <p className="rounded-card border border-line bg-surface p-8 text-center shadow-card">
            <code>Reveal</code>
          </p>
        </Reveal>
      </div>
    </>
  )
}
