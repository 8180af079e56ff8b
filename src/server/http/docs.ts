import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './openapi.ts'
import { CachedResponse } from './response-cache.ts'

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ieumsae API</title>
<link rel="icon" href="/icons/icon.svg">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<script src="/api/docs/swagger-ui-bundle.js" defer></script>
<script src="/api/docs/start.js" defer></script>
</head>
<body>
<main id="docs"><noscript>This page needs JavaScript. <a href="/api/openapi.json">The OpenAPI document</a> says the same.</noscript></main>
</body>
</html>`

const start = `SwaggerUIBundle({
  url: '/api/openapi.json',
  domNode: document.getElementById('docs'),
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  tryItOutEnabled: true,
  displayRequestDuration: true,
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
})`

const require = createRequire(import.meta.url)

/** The API's description for programs (`/api/openapi.json`) and for people (`/api/docs`, by Swagger UI from its package). */
export function serveDocs(app: FastifyInstance): void {
  const packaged = (name: string) => () => readFile(require.resolve(`swagger-ui-dist/${name}`), 'utf8')
  const files: Record<string, [type: string, read: () => string | Promise<string>]> = {
    '/api/openapi.json': ['application/json', () => JSON.stringify(openApiDocument(app.platform.config.onlySite))],
    '/api/docs': ['text/html', () => page],
    '/api/docs/start.js': ['text/javascript', () => start],
    '/api/docs/swagger-ui.css': ['text/css', packaged('swagger-ui.css')],
    '/api/docs/swagger-ui-bundle.js': ['text/javascript', packaged('swagger-ui-bundle.js')],
  }
  for (const [path, [type, read]] of Object.entries(files)) {
    const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, no-cache', vary: 'accept-encoding' }
    let made: Promise<CachedResponse> | undefined
    const make = async () => new CachedResponse(await read(), headers)
    app.get(path, async (request, reply) => (await (made ??= make())).send(request, reply))
  }
}
