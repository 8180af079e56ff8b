import type { Config } from '../../config.ts'
import type { PaymentGateway } from './gateway.ts'
import { tossGateway } from './toss.ts'

/** Returns the gateway that the settings name. */
export const gatewayOf = ({ toss }: Pick<Config, 'toss'>): PaymentGateway | undefined =>
  toss === undefined ? undefined : tossGateway(toss)
