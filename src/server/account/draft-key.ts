import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { deriveKey } from '../db/derive-key.ts'
import { serve } from '../http/route.ts'
import { requireCaller } from '../http/require-caller.ts'

/** What is kept of unsaved work on a device is read by who can log in to the account that wrote it, and by nobody else. */
export function serveDraftKey(app: FastifyInstance, key: Uint8Array): void {
  const draftKey = deriveKey(key, 'draftKey')
  serve(app, 'GET /api/v1/me/draftKey', async (_input, context) => ({
    key: createHmac('sha256', draftKey).update(requireCaller(context)._id).digest('base64url'),
  }))
}
