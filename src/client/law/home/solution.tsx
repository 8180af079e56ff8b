import { useLingui } from '@lingui/react/macro'
import { opens } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/section.tsx'
import { SolutionDialog, type Stage } from './solution-dialog.tsx'

/** Section 6 of the home page: three stages, each with a table of situations and programmes. */
export function Solution() {
  const { t } = useLingui()
  const stages: readonly { stage: Stage; title: string; text: string }[] = [
    { stage: 'marriage', title: t`부부 상담`, text: t`아직 결정하지 않으셨다면, 관계를 돌아보는 일부터 시작합니다.` },
    { stage: 'preparation', title: t`이혼 상담과 소송 준비`, text: t`무엇을 확인하고 무엇을 남겨 두어야 하는지 함께 정리합니다.` },
    { stage: 'litigation', title: t`이혼 소송`, text: t`절차마다 지금 어디쯤인지, 다음은 무엇인지 알려 드립니다.` },
  ]
  return (
    <Section look="night" eyebrow={t`단계별 솔루션`} title={t`지금 서 계신 자리에서 시작합니다`}>
      <ol className="grid gap-5 md:grid-cols-3">
        {stages.map(({ stage, title, text }, index) => (
          <li key={stage}>
            <button
              {...opens(`solution-${stage}`)}
              className="group flex h-full w-full flex-col rounded-card border border-night-line p-7 text-left transition-colors hover:border-night-accent"
            >
              <span className="font-serif text-2xl text-night-accent">{index + 1}</span>
              <span className="mt-6 text-lg font-bold">{title}</span>
              <span className="mt-2 mb-8 text-night-muted">{text}</span>
              <span className="mt-auto inline-flex items-center gap-2 text-sm font-semibold">
                {t`상황과 프로그램 보기`}
                <Icon name="next" className="size-4 transition-transform group-hover:translate-x-1" />
              </span>
            </button>
            <SolutionDialog id={`solution-${stage}`} stage={stage} title={title} />
          </li>
        ))}
      </ol>
    </Section>
  )
}
