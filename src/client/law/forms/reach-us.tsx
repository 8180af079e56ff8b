import { Trans } from '@lingui/react/macro'
import { buttonClass } from '../../ui/button.ts'
import { Icon } from '../../ui/icon.tsx'

export interface Contact {
  consultPhone: string | null
  email: string | null
}

/** Without scripts nothing can be sent from here: how to reach the firm instead. */
export function ReachUs({ contact }: { contact: Contact | undefined }) {
  return (
    <noscript>
      <div className="border-l-2 border-accent py-1 pl-5">
        <p className="font-semibold">
          <Trans>이 화면에서 신청하시려면 자바스크립트를 켜 주십시오.</Trans>{' '}
          {contact !== undefined && (contact.consultPhone !== null || contact.email !== null) && (
            <Trans>아래로 연락하셔도 신청하실 수 있습니다.</Trans>
          )}
        </p>
        {contact !== undefined && (
          <p className="mt-4 flex flex-wrap gap-3">
            {contact.consultPhone !== null && (
              <a href={`tel:${contact.consultPhone}`} className={buttonClass('primary', 'copyable tabular-nums')}>
                <Icon name="phone" className="size-5" />
                {contact.consultPhone}
              </a>
            )}
            {contact.email !== null && (
              <a href={`mailto:${contact.email}`} className={buttonClass('outline', 'copyable')}>
                {contact.email}
              </a>
            )}
          </p>
        )}
        <p className="mt-4 text-sm text-muted">
          <Trans>자료를 이메일로 보내실 때에도 다른 사람의 개인정보를 먼저 지워 주십시오.</Trans>
        </p>
      </div>
    </noscript>
  )
}
