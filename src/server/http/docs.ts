import type { Call } from '#contract/call.ts'
import { api } from '#contract/index.ts'
import * as z from 'zod'

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`)

const fieldsOf = (schema: z.ZodType | undefined, io: 'input' | 'output'): string => {
  if (schema === undefined) return ''
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<string, unknown>
  return `<pre tabindex="0">${escape(JSON.stringify(json, null, 2))}</pre>`
}

const section = (title: string, schema: z.ZodType | undefined, io: 'input' | 'output' = 'input') =>
  schema === undefined ? '' : `<details><summary>${title}</summary>${fieldsOf(schema, io)}</details>`

const callHtml = (name: string, { summary, access, params, query, body, answer, status }: Call): string => {
  const [method = '', path = ''] = name.split(' ')
  return `<article id="${escape(name.replaceAll(/\W+/g, '-'))}"><h3><span class="method">${method}</span> <code>${escape(path)}</code></h3>
<p>${escape(summary)} · <b>${escape(access)}</b> · ${status}</p>
${section('Path', params)}${section('Query', query)}${section('Body', body)}${section('Answer', answer, 'output')}</article>`
}

/** A readable page of the API, without a script: made from the same table as the server itself. */
export function docsPage(): string {
  const calls = Object.entries(api as Record<string, Call>)
  const tags = [...new Set(calls.map(([, { tag }]) => tag))].toSorted()
  const nav = tags.map((tag) => `<a href="#${tag}">${tag}</a>`).join(' ')
  const parts = tags.map((tag) => {
    const own = calls.filter(([, declared]) => declared.tag === tag)
    return `<section id="${tag}"><h2>${tag}</h2>${own.map(([name, declared]) => callHtml(name, declared)).join('\n')}</section>`
  })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ieumsae API</title><link rel="stylesheet" href="/api-docs.css"></head><body><main><h1>Ieumsae API</h1>
<p>The same as <a href="/api/openapi.json">OpenAPI 3.1</a>. Lists take <code>limit</code>, <code>skip</code> and <code>sort</code> as headers or query;
<code>Accept-Language</code> is <code>ko</code>, <code>en</code> or <code>cn</code>; a POST or PUT may carry an <code>Idempotency-Key</code>;
errors are <code>{ message, code, issues? }</code>.</p><nav aria-label="Resources">${nav}</nav>${parts.join('\n')}</main></body></html>`
}
