import { type ClaimKind, type ClaimState, isOpen } from './claim-states.ts'

/** Claim of a line, as far as it says which of its pieces its shopper has. */
export interface PieceClaim<Variant extends string | null = string> {
  kind: ClaimKind
  state: ClaimState
  quantity: number
  /** What is cancelled or comes back. */
  _variant: Variant
  /** What is sent for it. */
  _newVariant: Variant | null
}

/**
 * Returns which pieces of a line can be given back: those that were sent, and have not ended or wait to come back. An exchanged one is
 * another variant than was ordered.
 * @returns how many of each variant, those that were ordered first
 */
export function heldOf<Variant extends string | null>({
  _variant,
  quantity,
  unsent,
  claims,
}: {
  _variant: Variant
  quantity: number
  unsent: number
  claims: readonly PieceClaim<Variant>[]
}): { _variant: Variant; quantity: number }[] {
  const held = new Map([[_variant, quantity - unsent]])
  const add = (variant: Variant, pieces: number) => held.set(variant, (held.get(variant) ?? 0) + pieces)
  for (const claim of claims) {
    const isClosed = claim.state === 'closed'
    if (isClosed || isOpen(claim)) add(claim._variant, -claim.quantity)
    if (isClosed && claim.kind === 'exchange' && claim._newVariant !== null) add(claim._newVariant, claim.quantity)
  }
  return [...held].flatMap(([variant, pieces]) => (pieces > 0 ? [{ _variant: variant, quantity: pieces }] : []))
}
