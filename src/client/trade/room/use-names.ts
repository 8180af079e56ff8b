import { useLingui } from '@lingui/react/macro'
import { roleNames } from '../names.ts'

/** Names those who are in the room. */
export function useNames() {
  const { t, i18n } = useLingui()
  return {
    nameOf: ({ side, name }: { side: string; name: string }) => (side === 'guest' ? t`상담회 담당자` : name),
    roleOf: (side: string | undefined) =>
      side === 'seller'
        ? i18n._(roleNames.SELLER)
        : side === 'buyer'
          ? i18n._(roleNames.BUYER)
          : side === 'invited'
            ? t`함께 들어온 사람`
            : '',
  }
}
