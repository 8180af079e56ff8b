import type { OwnLot } from '#contract/auction/my-bids.ts'
import { Trans } from '@lingui/react/macro'
import { Icon } from '../../ui/icon.tsx'

const icons = { leading: 'up', outbid: 'down', won: 'up', lost: 'close', gone: 'close', offered: 'chat' } as const

/** Says how one's own bid stands: by icon and words, and not by colour alone. */
export const Standing = ({ state }: Pick<OwnLot, 'state'>) => (
  <p role="status" className={`flex items-center gap-2 font-bold ${state === 'outbid' ? 'text-danger' : ''}`}>
    <Icon name={icons[state]} className="size-5" />
    {state === 'leading' && <Trans>회원님이 앞서 있습니다</Trans>}
    {state === 'outbid' && <Trans>다른 분이 앞섰습니다</Trans>}
    {state === 'won' && <Trans>낙찰받으셨습니다</Trans>}
    {state === 'lost' && <Trans>낙찰받지 못하셨습니다</Trans>}
    {state === 'offered' && <Trans>응찰하지 않고 구매를 제안하셨습니다</Trans>}
    {state === 'gone' && <Trans>응찰을 거두었습니다</Trans>}
  </p>
)
