import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/**
 * Plans for a payment that its shopper has allowed: it is taken; refused by the card company; taken, and the answer is lost on its
 * way; not taken, with an error that says nothing; a deposit is waited for.
 */
export const plans = ['approve', 'refuse', 'lose', 'break', 'deposit'] as const
export type Plan = (typeof plans)[number]

interface Payment {
  paymentKey: string
  orderId: string
  status: string
  totalAmount: number
  balanceAmount: number
  method: string
  plan: Plan
}

/** Stand-in for Toss Payments: speaks its protocol, as far as the server uses it, and can do what goes wrong with such a gateway. */
export interface StandIn {
  server: Server
  /** Payments by their keys. */
  payments: ReadonlyMap<string, Payment>
  /** A shopper allows a payment in the window. @returns its key */
  allow: (orderId: string, amount: number, plan?: Plan) => string
  /** Changes a payment past its protocol, as a bank does. */
  change: (paymentKey: string, change: Partial<Payment>) => void
  /** So many of the next calls that give money back fail, or are refused. */
  failRefunds: (count: number, how: 'break' | 'refuse') => void
  /** How often money was taken and given back, by the name of the call. */
  calls: { confirm: number; cancel: number }
}

const windowPage = (address: URL): string => {
  const value = (name: string) => address.searchParams.get(name) ?? ''
  const fields = ['orderId', 'amount', 'successUrl', 'failUrl']
    .map((name) => `<input type="hidden" name="${name}" value="${value(name).replaceAll('"', '&quot;').replaceAll('<', '&lt;')}">`)
    .join('')
  const buttons = [...plans, 'close'].map((plan) => `<button name="plan" value="${plan}">${plan}</button>`).join(' ')
  // A browser that has time asks for an icon.
  const head = '<!doctype html><html lang="en"><title>Stand-in window</title><link rel="icon" href="data:,">'
  return `${head}<h1>${value('amount')}</h1><form action="/decide">${fields}${buttons}</form>`
}

const script = (origin: string): string => `window.TossPayments = (clientKey) => ({
  payment: () => ({
    requestPayment: async ({ method, amount, orderId, successUrl, failUrl }) => {
      if (amount.currency !== 'KRW' || !clientKey) throw new Error('INVALID_PARAMETER')
      location.assign('${origin}/window?' + new URLSearchParams({ method, amount: amount.value, orderId, successUrl, failUrl }))
    },
  }),
})
window.TossPayments.ANONYMOUS = 'ANONYMOUS'`

interface Answered {
  status: number
  answer: object
}
const refusal = (status: number, code: string): Answered => ({ status, answer: { code, message: 'in words that nobody needs' } })

/** Returns a payment as the provider's API shows it. */
const shown = ({ plan, ...payment }: Payment) => ({
  ...payment,
  currency: 'KRW',
  receipt: { url: `https://dashboard.tosspayments.com/receipt/${payment.paymentKey}` },
  virtualAccount:
    plan === 'deposit'
      ? { accountNumber: '7901000000000', bankCode: '20', customerName: '이음새', dueDate: new Date(Date.now() + 86_400_000).toISOString() }
      : null,
  failure: payment.status === 'ABORTED' ? { code: 'REJECT_CARD_COMPANY' } : null,
})

/** Takes the money of a payment, or does what its plan says. */
function confirm(payment: Payment | undefined, { orderId, amount }: Record<string, unknown>): Answered {
  if (payment === undefined) return refusal(404, 'NOT_FOUND_PAYMENT')
  if (payment.status !== 'IN_PROGRESS') return refusal(400, 'ALREADY_PROCESSED_PAYMENT')
  if (payment.orderId !== orderId || payment.totalAmount !== amount) return refusal(400, 'INVALID_REQUEST')
  if (payment.plan === 'break') {
    payment.plan = 'approve'
    return refusal(500, 'FAILED_INTERNAL_SYSTEM_PROCESSING')
  }
  payment.status = payment.plan === 'refuse' ? 'ABORTED' : payment.plan === 'deposit' ? 'WAITING_FOR_DEPOSIT' : 'DONE'
  return payment.plan === 'refuse' ? refusal(403, 'REJECT_CARD_COMPANY') : { status: 200, answer: shown(payment) }
}

/** Gives back a part of a payment. */
function cancel(payment: Payment | undefined, { cancelAmount }: Record<string, unknown>): Answered {
  if (payment === undefined) return refusal(404, 'NOT_FOUND_PAYMENT')
  if (!['DONE', 'PARTIAL_CANCELED'].includes(payment.status)) return refusal(400, 'ALREADY_CANCELED_PAYMENT')
  if (Number(cancelAmount) > payment.balanceAmount) return refusal(400, 'NOT_CANCELABLE_AMOUNT')
  payment.balanceAmount -= Number(cancelAmount)
  payment.status = payment.balanceAmount === 0 ? 'CANCELED' : 'PARTIAL_CANCELED'
  return { status: 200, answer: shown(payment) }
}

const send = (response: ServerResponse, type: string, body: string, status = 200) =>
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(body)
const sendJson = (response: ServerResponse, { status, answer }: Answered) =>
  send(response, 'application/json', JSON.stringify(answer), status)

/** Goes back from the window, as the shopper has decided there. */
function decide(address: URL, response: ServerResponse, allow: StandIn['allow']): void {
  const value = (name: string) => address.searchParams.get(name) ?? ''
  const [orderId, amount, plan] = [value('orderId'), value('amount'), value('plan') as Plan | 'close']
  const back = new URL(value(plan === 'close' ? 'failUrl' : 'successUrl'))
  const said: Record<string, string> =
    plan === 'close'
      ? { code: 'PAY_PROCESS_CANCELED', message: 'closed', orderId }
      : { paymentType: 'NORMAL', orderId, paymentKey: allow(orderId, Number(amount), plan), amount }
  for (const [name, each] of Object.entries(said)) back.searchParams.set(name, each)
  response.writeHead(302, { location: back.href }).end()
}

/** Makes a stand-in. Its server listens where whoever made it says. @param secret key that it asks for */
export function standIn(secret: string): StandIn {
  const payments = new Map<string, Payment>()
  const kept = new Map<string, Answered>()
  const calls = { confirm: 0, cancel: 0 }
  let failing: { count: number; how: 'break' | 'refuse' } = { count: 0, how: 'break' }
  const allow: StandIn['allow'] = (orderId, amount, plan = 'approve') => {
    const paymentKey = `standin_${randomUUID()}`
    const method = plan === 'deposit' ? '가상계좌' : '카드'
    payments.set(paymentKey, { paymentKey, orderId, status: 'IN_PROGRESS', totalAmount: amount, balanceAmount: amount, method, plan })
    return paymentKey
  }
  /** Does what moves money: once for each key, but where it fails without a word. */
  const move = (name: keyof typeof calls, payment: Payment | undefined, body: Record<string, unknown>): Answered => {
    if (name === 'cancel' && failing.count > 0) {
      failing.count -= 1
      return failing.how === 'break' ? refusal(500, 'FAILED_INTERNAL_SYSTEM_PROCESSING') : refusal(403, 'NOT_CANCELABLE_PAYMENT')
    }
    const done = name === 'confirm' ? confirm(payment, body) : cancel(payment, body)
    if (done.status === 200) calls[name] += 1
    return done
  }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const address = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`)
    const [, , , first = '', second = ''] = address.pathname.split('/')
    if (address.pathname === '/v2/standard') return send(response, 'text/javascript', script(address.origin))
    if (address.pathname === '/window') return send(response, 'text/html', windowPage(address))
    if (address.pathname === '/decide') return decide(address, response, allow)
    const isOurs = request.headers.authorization === `Basic ${Buffer.from(`${secret}:`).toString('base64')}`
    if (!isOurs) return sendJson(response, refusal(401, 'UNAUTHORIZED_KEY'))
    if (request.method === 'GET') {
      // Of several for one order it has the last.
      const found = first === 'orders' ? [...payments.values()].findLast(({ orderId }) => orderId === second) : payments.get(first)
      return sendJson(response, found === undefined ? refusal(404, 'NOT_FOUND_PAYMENT') : { status: 200, answer: shown(found) })
    }
    const body = JSON.parse(await text(request)) as Record<string, unknown>
    const key = String(request.headers['idempotency-key'])
    const name = first === 'confirm' ? 'confirm' : 'cancel'
    const payment = payments.get(name === 'confirm' ? String(body['paymentKey']) : first)
    const done = kept.get(key) ?? move(name, payment, body)
    if (done.status < 500) kept.set(key, done)
    return payment?.plan === 'lose' && name === 'confirm' ? response.destroy() : sendJson(response, done)
  }
  const server = createServer((request, response) => {
    void answer(request, response)
  })
  return {
    server,
    payments,
    allow,
    change: (paymentKey, values) => void Object.assign(payments.get(paymentKey) ?? {}, values),
    failRefunds: (count, how) => void (failing = { count, how }),
    calls,
  }
}
