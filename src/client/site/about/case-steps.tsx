import { useLingui } from '@lingui/react/macro'
import { Section } from '../../ui/section.tsx'

/** How a case goes, from the first call to its end. */
export function CaseSteps() {
  const { t } = useLingui()
  const steps: readonly { title: string; text: string }[] = [
    {
      title: t`첫 연락`,
      text: t`전화나 문의로 연락하시면 상담 실무자가 받습니다. 이름은 가명으로 말씀하셔도 됩니다. 어떤 일인지 짧게 듣고, 급하게 지켜야 할 것이 있는지부터 확인합니다.`,
    },
    {
      title: t`예약과 이해충돌 확인`,
      text: t`상대방을 이미 상담한 적이 없는지 확인한 뒤 시간과 방법을 정합니다. 상담료가 드는 경우에는 예약을 확정하기 전에 금액을 말씀드립니다.`,
    },
    {
      title: t`첫 상담`,
      text: t`변호사가 사실과 바라시는 것을 나누어 듣습니다. 고를 수 있는 길과 각각의 기간, 비용을 정하는 것들, 지금 하지 말아야 할 일을 말씀드립니다.`,
    },
    {
      title: t`위임계약`,
      text: t`돌아가서 생각하신 뒤에 정하셔도 됩니다. 어디까지 맡기시는지, 보수가 어떻게 정해지는지를 계약서에 적고 한 줄씩 설명합니다.`,
    },
    {
      title: t`협의, 조정, 재판`,
      text: t`자료를 정리하고 급한 조치를 먼저 신청합니다. 서면은 내기 전에 보여 드리고, 기일이 끝날 때마다 무엇을 했고 다음은 무엇인지 알려 드립니다.`,
    },
    {
      title: t`마무리와 그 뒤`,
      text: t`신고와 등기, 명의와 연금처럼 남은 일을 목록으로 드립니다. 양육비가 오지 않거나 약속이 지켜지지 않을 때 쓸 수 있는 절차도 미리 알려 드립니다. 맡기셨던 서류는 돌려드립니다.`,
    },
  ]
  return (
    <Section eyebrow={t`사건이 지나는 길`} title={t`첫 연락부터 마무리까지`}>
      <ol className="grid gap-x-12 gap-y-8 sm:grid-cols-2 md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="break-inside-avoid border-t border-line pt-5">
            <span aria-hidden="true" className="font-serif text-xl font-semibold text-accent">
              {index + 1}
            </span>
            <h3 className="mt-2 text-lg font-bold">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
