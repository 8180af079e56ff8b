import { useLingui } from '@lingui/react/macro'
import { roleNames } from '../names.ts'

/** What somebody in the room is called. */
export function useNames() {
  const { t, i18n } = useLingui()
  return {
    nameOf: ({ side, name }: { side: string; name: string }) => (side === 'guest' ? t`상담회 담당자` : name),
    roleOf: (side: string | undefined) => (side === 'seller' ? i18n._(roleNames.SELLER) : side === 'buyer' ? i18n._(roleNames.BUYER) : ''),
  }
}
