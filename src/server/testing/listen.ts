import { onTestFinished } from 'vitest'

/** Listens to server-sent events until the test has ended, and collects what comes. */
export async function listenTo(url: string, token?: string, headers: Record<string, string> = {}) {
  const ending = new AbortController()
  onTestFinished(() => ending.abort())
  const response = await fetch(url, {
    headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    signal: ending.signal,
  })
  let text = ''
  let hasEnded = false
  const read = async () => {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) text += chunk
  }
  void read()
    .catch(() => undefined)
    .finally(() => (hasEnded = true))
  return {
    response,
    text: () => text,
    news: () => [...text.matchAll(/^data: (.+)$/gm)].map(([, data = '']) => JSON.parse(data) as unknown),
    lastId: () => [...text.matchAll(/^id: (.+)$/gm)].at(-1)?.[1] ?? '',
    hasEnded: () => hasEnded,
    end: () => ending.abort(),
  }
}
