import type { users } from '#contract/account/users.ts'
import type { ItemOf } from '#contract/resource.ts'

/** Addresses of an account that were shown to be its owner's. */
export type Addresses = Pick<ItemOf<typeof users>, 'phone' | 'email'>

/** Makes the keys by which such addresses are compared without being kept. */
export function addressKeysOf({ phone, email }: Addresses, hash: (address: string) => string) {
  const keyOf = (address: string | null) => (address === null ? null : hash(address))
  return { phoneKey: keyOf(phone), emailKey: keyOf(email) }
}
