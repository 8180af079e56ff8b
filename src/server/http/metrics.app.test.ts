import { expect, it } from 'vitest'
import { startServer } from '../testing/server.ts'
import { serveMetrics } from './metrics.ts'

it('metrics are served at an address of their own, never to visitors', async () => {
  await using server = await startServer({ env: { METRICS_PORT: '0' } })
  expect((await server.app.inject('/metrics')).statusCode).toBe(404)
  const { address, stop } = await serveMetrics(server.app)
  const answer = await fetch(`http://127.0.0.1:${address?.port}/metrics`)
  expect(answer.headers.get('content-type')).toContain('text/plain')
  expect(await answer.text()).toContain('http_request_duration_seconds_count{method="GET",route="unknown",status="404"} 1')
  expect((await fetch(`http://127.0.0.1:${address?.port}/`)).status).toBe(404)
  // A second server on the machine runs without them.
  const config = { ...server.config, metricsPort: address?.port ?? 0 }
  const second = await serveMetrics({ metrics: server.app.metrics, log: server.app.log, platform: { ...server.app.platform, config } })
  expect(second.address).toBeUndefined()
  stop()
})
