import { expect, it } from 'vitest'
import { api, Unreachable } from './http.ts'

const answering = (body: string, headers: Record<string, string>) => async () => new Response(body, { headers })
const ours = { 'content-security-policy': "default-src 'none'" }

it('the login page of a network is no answer, though it comes with 200', async () => {
  const transport = answering('<h1>Hotel Wi-Fi</h1>', { 'content-type': 'text/html' })
  await expect(api('GET /api/v1/setting', { locale: 'ko', transport })).rejects.toBeInstanceOf(Unreachable)
})

it('a file of ours is an answer, as its bytes', async () => {
  const transport = answering('%PDF-', { ...ours, 'content-type': 'application/pdf' })
  const answer = (await api('GET /api/v1/files/{_file}', { locale: 'ko', params: { _file: 'a' }, transport })) as Blob
  expect(await answer.text()).toBe('%PDF-')
})
