import { aDevice } from '../../testing/push-service.ts'
import type { WalkExamples, WalkStart } from '../../testing/walk.ts'

/** A device of A's that hears pushes. */
export async function walk({ server, a: { token } }: WalkStart): Promise<WalkExamples> {
  const { endpoint, keys } = aDevice('https://push.example')
  await server.ask('POST /api/v1/me/pushSubscriptions', { token, body: { endpoint, keys } })
  return {
    bodies: {
      'POST /api/v1/me/pushSubscriptions': { endpoint: 'https://push.example/of-b', keys: aDevice('https://push.example').keys },
      'DELETE /api/v1/me/pushSubscriptions': { endpoint },
    },
  }
}
