import type { OwnCharge } from '../queries.ts'

/** Means of payment of the provider, by its names. */
export const providerMethods = ['CARD', 'TRANSFER', 'VIRTUAL_ACCOUNT'] as const
export type ProviderMethod = (typeof providerMethods)[number]

interface Wanted {
  method: ProviderMethod
  amount: { currency: 'KRW'; value: number }
  orderId: string
  orderName: string
  successUrl: string
  failUrl: string
}

/** What the provider's script (Toss Payments, version 2) brings, as far as it is used. */
interface Provider {
  (clientKey: string): { payment: (by: { customerKey: string }) => { requestPayment: (wanted: Wanted) => Promise<unknown> } }
  ANONYMOUS: string
}
declare global {
  interface Window {
    TossPayments?: Provider
  }
}

/** Loads the provider's script, once. @throws where it does not come, or the policy of the page forbids it */
async function loadProvider(address: string): Promise<Provider> {
  if (window.TossPayments === undefined) {
    const script = document.createElement('script')
    script.src = address
    document.head.append(script)
    await new Promise((resolve, reject) => {
      script.addEventListener('load', resolve)
      script.addEventListener('error', () => reject(new Error('the script of the payment provider has not come')))
    })
  }
  if (window.TossPayments === undefined) throw new Error('the script of the payment provider brings nothing')
  return window.TossPayments
}

/** Opens the provider's window. It takes the page along, and comes back to this one. @throws as `loadProvider`, or where its shopper closes it */
export async function openProvider({ _id, amount, window: opens }: OwnCharge, method: ProviderMethod): Promise<void> {
  if (opens === null) return
  const provider = await loadProvider(opens.script)
  // Who pays is nobody to the provider but the one who pays.
  const payment = provider(opens.clientKey).payment({ customerKey: provider.ANONYMOUS })
  const here = location.origin + location.pathname + languageOf(location.search)
  await payment.requestPayment({
    method,
    amount: { currency: 'KRW', value: amount },
    orderId: _id,
    orderName: opens.title,
    successUrl: here,
    failUrl: here,
  })
}

/** Returns the language that an address names, as its search. */
export const languageOf = (search: string): string => {
  const lang = new URLSearchParams(search).get('lang')
  return lang === null ? '' : `?lang=${lang}`
}
