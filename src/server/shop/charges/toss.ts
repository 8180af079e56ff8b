import type { ChargeFailure, PaymentStatus } from '#contract/shop/charge-states.ts'
import * as z from 'zod'
import type { Config } from '../../config.ts'
import { type GatewayPayment, GatewayRefused, type PaymentGateway } from './gateway.ts'

/** So long an answer is waited for, in ms. */
const timeout = 15_000

/** A payment, as far as it is read (docs.tosspayments.com/reference, version 2022-11-16). */
const payment = z.object({
  paymentKey: z.string(),
  orderId: z.string(),
  status: z.enum(['READY', 'IN_PROGRESS', 'WAITING_FOR_DEPOSIT', 'DONE', 'CANCELED', 'PARTIAL_CANCELED', 'ABORTED', 'EXPIRED']),
  totalAmount: z.number(),
  balanceAmount: z.number(),
  currency: z.string(),
  method: z.string().nullish(),
  receipt: z.object({ url: z.string() }).nullish(),
  virtualAccount: z
    .object({ accountNumber: z.string(), bankCode: z.string(), customerName: z.string().nullish(), dueDate: z.string().nullish() })
    .nullish(),
  failure: z.object({ code: z.string() }).nullish(),
})
const problem = z.object({ code: z.string() })

const statuses: Readonly<Record<z.output<typeof payment>['status'], PaymentStatus>> = {
  READY: 'open',
  IN_PROGRESS: 'authorized',
  WAITING_FOR_DEPOSIT: 'waiting',
  DONE: 'done',
  // Money was here. What of it is left stands beside.
  CANCELED: 'done',
  PARTIAL_CANCELED: 'done',
  ABORTED: 'gone',
  EXPIRED: 'gone',
}

/** Names of the banks that have accounts of this kind, by their code of two digits. */
const banks: Readonly<Record<string, string>> = {
  '03': 'IBK기업은행',
  '04': 'KB국민은행',
  '06': 'KB국민은행',
  '07': 'Sh수협은행',
  '11': 'NH농협은행',
  '20': '우리은행',
  '23': 'SC제일은행',
  '31': 'iM뱅크',
  '32': '부산은행',
  '34': '광주은행',
  '35': '제주은행',
  '37': '전북은행',
  '39': '경남은행',
  '45': '새마을금고',
  '48': '신협',
  '71': '우체국',
  '81': '하나은행',
  '88': '신한은행',
  '89': '케이뱅크',
  '90': '카카오뱅크',
  '92': '토스뱅크',
}

/** Returns why nothing was charged. */
const failureOf = (code: string): ChargeFailure =>
  /CANCEL/.test(code)
    ? 'cancelled'
    : /EXPIRED|NOT_FOUND_PAYMENT_SESSION|TIMEOUT/.test(code)
      ? 'expired'
      : /EXCEED|LIMIT|BALANCE/.test(code)
        ? 'limit'
        : /REJECT|CARD|ACCOUNT/.test(code)
          ? 'declined'
          : 'other'

const isoOf = (text: string | null | undefined): string | null =>
  text === undefined || text === null || Number.isNaN(Date.parse(text)) ? null : new Date(text).toISOString()

function toPayment(found: z.output<typeof payment>): GatewayPayment {
  const { virtualAccount, receipt, failure } = found
  const status = statuses[found.status]
  const account =
    virtualAccount === undefined || virtualAccount === null
      ? null
      : [banks[virtualAccount.bankCode] ?? virtualAccount.bankCode, virtualAccount.accountNumber, virtualAccount.customerName ?? '']
          .join(' ')
          .trim()
          .slice(0, 100)
  return {
    key: found.paymentKey,
    charge: found.orderId,
    status,
    amount: found.totalAmount,
    currency: found.currency,
    left: status === 'done' ? found.balanceAmount : 0,
    method: found.method?.slice(0, 40) ?? null,
    isDeposit: account !== null,
    receipt: receipt?.url.startsWith('https://') === true ? receipt.url.slice(0, 500) : null,
    account,
    accountUntil: isoOf(virtualAccount?.dueDate),
    failure: status === 'gone' ? failureOf(failure?.code ?? found.status) : null,
  }
}

/** Codes with a status of 4xx that say nothing of the payment: it may have been taken, or may yet be. */
const unclear = new Set([
  'ALREADY_PROCESSED_PAYMENT',
  'IDEMPOTENT_REQUEST_PROCESSING',
  'UNAUTHORIZED_KEY',
  'INVALID_API_KEY',
  'INCORRECT_BASIC_AUTH_FORMAT',
  'FORBIDDEN_REQUEST',
  'NOT_FOUND_TERMINAL_ID',
  'ALREADY_REFUND_PAYMENT',
])
const passing = [401, 408, 409, 425, 429]

/**
 * The gateway of Toss Payments, API v1: HTTP Basic with the secret key, an idempotency key for whatever moves money. Neither keys nor
 * what its shopper has given it are in what is thrown.
 */
export function tossGateway({ clientKey, secretKey, api, script }: NonNullable<Config['toss']>): PaymentGateway {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`
  const ask = async (path: string, idempotencyKey?: string, body?: object) => {
    const response = await fetch(`${api}/v1/payments/${path}`, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        authorization,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    }).catch((error: unknown) => {
      throw new Error(`the gateway cannot be reached: ${error instanceof Error ? error.name : 'unknown'}`)
    })
    const answer: unknown = await response.json().catch(() => {
      throw new Error(`the gateway answers no JSON: ${response.status}`)
    })
    if (response.ok) return { answer }
    const { code = 'unknown' } = problem.safeParse(answer).data ?? {}
    return { status: response.status, code }
  }
  const move = async (path: string, idempotencyKey: string, body: object): Promise<GatewayPayment> => {
    const asked = await ask(path, idempotencyKey, body)
    if ('answer' in asked) return toPayment(payment.parse(asked.answer))
    const { status, code } = asked
    if (status >= 500 || passing.includes(status) || unclear.has(code)) throw new Error(`the gateway does not say: ${status} ${code}`)
    throw new GatewayRefused(code, failureOf(code))
  }
  return {
    window: { script, clientKey },
    confirm: ({ key, charge, amount }) => move('confirm', charge, { paymentKey: key, orderId: charge, amount }),
    find: async ({ key, charge }) => {
      // Two windows may have allowed two payments for one charge: the key names the one that is being taken.
      const asked = await ask(key === null ? `orders/${encodeURIComponent(charge)}` : encodeURIComponent(key))
      if ('answer' in asked) return toPayment(payment.parse(asked.answer))
      if (asked.status === 404) return undefined
      throw new Error(`the gateway does not say: ${asked.status} ${asked.code}`)
    },
    giveBack: ({ key, amount, id, reason }) =>
      move(`${encodeURIComponent(key)}/cancel`, id, { cancelReason: reason, cancelAmount: amount }),
  }
}
