import { languageOf } from './provider.ts'

/** Goes to the payment step of a charge. As a document: its policy is its own. */
export const openPayment = (_charge: string): void => location.assign(`/shop/pay/${_charge}${languageOf(location.search)}`)
