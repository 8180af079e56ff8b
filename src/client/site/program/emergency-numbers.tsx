import { Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '../../ui/icon.tsx'

/** Public helplines of Korea, all of them at any hour. They are printed too, and come before everything that the firm offers. */
export function EmergencyNumbers() {
  const { t } = useLingui()
  const lines: readonly { number: string; title: string; text: string }[] = [
    { number: '112', title: t`경찰`, text: t`지금 위험하실 때` },
    { number: '1366', title: t`여성긴급전화`, text: t`가정폭력·성폭력 상담과 긴급 피난` },
    { number: '109', title: t`자살예방상담전화`, text: t`삶을 놓고 싶은 마음이 드실 때` },
    { number: '1577-0199', title: t`정신건강 위기상담전화`, text: t`불안과 우울이 견디기 어려우실 때` },
    { number: '1577-1366', title: t`다누리콜센터`, text: t`영어·중국어 등 여러 나라 말로 상담` },
  ]
  return (
    <section aria-labelledby="emergency" className="rounded-card border border-line bg-surface p-6">
      <h2 id="emergency" className="text-lg font-bold">
        <Trans>지금 힘드시다면, 기다리지 마시고 먼저 전화하십시오</Trans>
      </h2>
      <p className="mt-2 text-sm text-muted">
        <Trans>언제든 전화를 받는 공공 번호입니다. 상담 전화에는 이름을 밝히지 않으셔도 됩니다.</Trans>
      </p>
      <ul className="mt-5 grid gap-x-10 sm:grid-cols-2 md:grid-cols-1">
        {lines.map(({ number, title, text }) => (
          <li key={number} className="border-t border-line">
            <a href={`tel:${number}`} className="group grid min-h-16 grid-cols-[1.25rem_minmax(0,1fr)] items-center gap-x-4 py-3">
              <Icon name="phone" className="size-5 text-danger" />
              <span className="min-w-0">
                <span className="flex flex-wrap items-baseline gap-x-3">
                  <span className="copyable text-lg font-bold tabular-nums group-hover:underline group-hover:underline-offset-4">
                    {number}
                  </span>
                  <span className="font-semibold">{title}</span>
                </span>
                <span className="block text-sm text-muted">{text}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
