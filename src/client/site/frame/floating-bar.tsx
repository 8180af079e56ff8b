import { Trans, useLingui } from '@lingui/react/macro'
import { useConsultationOpener } from '../../content/consultation-opener.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Setting } from '../queries.ts'

const item = 'flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 text-xs font-semibold'

/** Three quick buttons at the foot of phones (specification 2.1): inquiry, phone, chat. */
export function FloatingBar({ setting: { supportPhone, chatUrl } }: { setting: Setting }) {
  const { t } = useLingui()
  return (
    <nav
      aria-label={t`빠른 상담`}
      className="no-print fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <button {...useConsultationOpener()} className={`needs-scripts ${item}`} aria-label={t`상담 문의`}>
        <Icon name="pen" className="size-5" />
        <Trans context="short">상담 문의</Trans>
      </button>
      {supportPhone !== null && (
        <a className={`${item} border-x border-line`} href={`tel:${supportPhone}`}>
          <Icon name="phone" className="size-5" />
          <Trans>전화 상담</Trans>
        </a>
      )}
      {chatUrl !== null && (
        <a className={item} href={chatUrl} target="_blank" rel="noopener noreferrer">
          <Icon name="chat" className="size-5" />
          <Trans>채팅 상담</Trans>
        </a>
      )}
    </nav>
  )
}
