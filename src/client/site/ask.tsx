import { Trans } from '@lingui/react/macro'
import { useConsultationOpener } from '../content/consultation-opener.ts'
import { buttonClass } from '../ui/button.ts'
import { Icon } from '../ui/icon.tsx'
import { useSetting } from './queries.ts'

/** Leads to a consultation, by form or by phone. Without scripts the phone is left. */
export function Ask({ text }: { text: string }) {
  const { data } = useSetting()
  return (
    <aside className="no-print flex flex-wrap items-center justify-between gap-4 rounded-card bg-wash p-6">
      <p className="max-w-[30em] font-semibold">{text}</p>
      <div className="flex flex-wrap gap-2">
        <button {...useConsultationOpener()} className={buttonClass('primary', 'needs-scripts')}>
          <Trans>상담 문의</Trans>
        </button>
        {typeof data?.setting.consultPhone === 'string' && (
          <a href={`tel:${data.setting.consultPhone}`} className={buttonClass('outline', 'copyable tabular-nums')}>
            <Icon name="phone" className="size-5" />
            {data.setting.consultPhone}
          </a>
        )}
      </div>
    </aside>
  )
}
