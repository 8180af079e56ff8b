import { isOpen, isUndecided } from '#contract/shop/claim-states.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Won } from '../../../content/won.tsx'
import { useAlertFailure } from '../../../content/use-alert-failure.tsx'
import { usePress } from '../../../data/use-press.ts'
import { AccountFacts } from '../../pay/account-facts.tsx'
import type { OwnOrder } from '../../queries.ts'
import { claimKindNames, claimStateNames } from '../names.ts'
import type { ChangePurchase } from './claim-form.tsx'
import { ClaimPictures } from './claim-pictures.tsx'
import { valuesOf } from './pieces.ts'

interface Props {
  order: OwnOrder
  line: OwnOrder['lines'][number]
  changePurchase: ChangePurchase
  /** Guests have no place for pictures. */
  isMembers: boolean
}
type OwnClaim = Props['line']['claims'][number]

/** What is exchanged for what, how it was sent, and what is to be paid for it. */
function Exchange({ claim, line, order }: Pick<Props, 'line' | 'order'> & { claim: OwnClaim }) {
  const { _variant, newValues, postage, carrier, trackingNumber } = claim
  const account = isOpen(claim) && postage > 0 ? order.bankAccount : null
  const [from, to] = [valuesOf(line, _variant).join(' / '), newValues.join(' / ')]
  return (
    <>
      {to !== '' && (
        <span className="block">
          <Trans>
            {from} → {to}
          </Trans>
        </span>
      )}
      {trackingNumber !== null && (
        <span className="block">
          {carrier} {trackingNumber}
        </span>
      )}
      {account !== null && (
        <>
          <span className="block">
            <Trans>교환 배송비를 보내 주시면 바꾼 상품을 보내 드립니다.</Trans>
          </span>
          <AccountFacts account={account} amount={postage} />
        </>
      )}
    </>
  )
}

function Claim({ claim, line, order, changePurchase, isMembers }: Props & { claim: OwnClaim }) {
  const { i18n } = useLingui()
  const alertFailure = useAlertFailure()
  const { mutate, isPending } = usePress({
    mutationFn: () => changePurchase(line._id, { action: 'withdraw', _claim: claim._id }),
    onError: alertFailure,
  })
  const { kind, state, quantity, amount, postage, answer } = claim
  const money = kind === 'exchange' ? postage : amount
  return (
    <li className="mt-2 border-l-2 border-accent py-1 pl-3 text-sm">
      <strong>{i18n._(claimKindNames[kind])}</strong> <Plural value={quantity} other="#개" /> · {i18n._(claimStateNames[state])}
      {(kind !== 'exchange' || money > 0) && (
        <>
          {' '}
          · <Won amount={money} />
        </>
      )}
      {kind === 'exchange' && <Exchange claim={claim} line={line} order={order} />}
      {answer !== null && <span className="block">{answer}</span>}
      {isMembers && (claim.images.length > 0 || isUndecided(claim)) && <ClaimPictures claim={claim} />}
      {state === 'requested' && (
        <span className="block">
          <button
            type="button"
            className="min-h-11 underline underline-offset-4"
            aria-disabled={isPending}
            onClick={() => mutate(undefined)}
          >
            {kind === 'exchange' ? <Trans>교환 신청 철회</Trans> : <Trans>반품 신청 철회</Trans>}
          </button>
        </span>
      )}
    </li>
  )
}

/** Renders what of a line has been cancelled, comes back or is exchanged. */
export const ClaimList = (props: Props) => (
  <ul>
    {props.line.claims.map((claim) => (
      <Claim key={claim._id} claim={claim} {...props} />
    ))}
  </ul>
)
