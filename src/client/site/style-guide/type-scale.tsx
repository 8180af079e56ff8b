import { useLingui } from '@lingui/react/macro'
import { Section } from '../../ui/deferred/section.tsx'

/** The seven steps, the largest first. The serif is for the firm's large headings only. */
const steps = [
  { name: 'text-3xl', look: 'text-3xl font-serif font-semibold' },
  { name: 'text-2xl', look: 'text-2xl font-serif font-semibold' },
  { name: 'text-xl', look: 'text-xl font-serif font-semibold' },
  { name: 'text-lg', look: 'text-lg font-bold' },
  { name: 'text-base', look: 'text-base' },
  { name: 'text-sm', look: 'text-sm' },
  { name: 'text-xs', look: 'text-xs' },
] as const

export function TypeScale() {
  const { t } = useLingui()
  return (
    <Section id="type" eyebrow="ui/tokens.css" title={t`글자`} look="wash">
      <ul>
        {steps.map(({ name, look }) => (
          <li key={name} className="grid items-baseline gap-x-8 gap-y-1 border-b border-line py-4 xs:grid-cols-[7rem_minmax(0,1fr)]">
            <code className="text-sm text-muted">{name}</code>
            <span className={look}>{t`한 시절과 다음 삶 사이를 잇습니다`} 0123456789</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
