import { afterEach, describe, expect, it, vi } from 'vitest'
import { Unreachable } from '../../data/http.ts'
import { consultationMessageType, type ConsultationMessage } from './consultation-message.ts'

const message: ConsultationMessage = {
  request: {
    name: '김하늘',
    phone: '010-1234-5678',
    content: '양육권을 여쭙니다.',
    site: 'divorce',
    consent: { code: 'privacy-consult', version: '1', agreedAt: '2026-11-21T00:00:00.000Z' },
  },
  lawyer: { _id: '019aa000-0000-7000-8000-000000000001', name: '서이음' },
}
const id = '0191d6a4-5c1e-4a7b-9a54-7d1a1f3c2b10'
const send = () => consultationMessageType.send(message, { id, locale: 'en', signal: AbortSignal.timeout(1000) })

/** The outside world: what answers a request. */
const answer = (body: string, status = 201) => {
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(new Response(body, { status, headers: { 'content-type': 'application/json' } })),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a consultation request in the outbox', () => {
  it('leaves as it was written, under the id of its entry, in its language; its receipt is all that is kept', async () => {
    const form = { _id: id, receipt: '261121-7K3FM9', status: 'received', createdAt: '' }
    const fetch = answer(JSON.stringify({ form, uploadToken: 'secret' }))
    expect(await send()).toEqual({ receipt: '261121-7K3FM9', answer: { ...form, uploadToken: 'secret' } })
    const [path, init] = fetch.mock.calls[0] ?? []
    expect(path).toBe('/api/v1/forms')
    expect(init).toMatchObject({ method: 'POST', headers: { 'idempotency-key': id, 'accept-language': 'en' } })
    expect(init?.body).toBe(JSON.stringify(message.request))
  })

  it.each(['{}', '{"form":{}}', 'null', '<h1>Welcome</h1>', '{"form":{"receipt":"261121'])('takes %s for no answer', async (body) => {
    answer(body, 200)
    await expect(send()).rejects.toThrow(Unreachable)
  })

  it('is understood as a build before this one has stored it, and nothing else is', () => {
    expect(consultationMessageType.isContent(JSON.parse(JSON.stringify(message)))).toBe(true)
    for (const other of [null, undefined, 'text', {}, { request: {} }, { request: { ...message.request, consent: undefined } }])
      expect(consultationMessageType.isContent(other)).toBe(false)
  })
})
