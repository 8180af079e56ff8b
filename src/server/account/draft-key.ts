import { draftKeyCalls } from '#contract/account/me.ts'
import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { deriveKey } from '../db/derive-key.ts'
import { serve } from '../http/route.ts'

/** Serves the key that seals unsaved drafts on a device: only someone who can log in to the author's account can read them. */
export function serveDraftKey(app: FastifyInstance, key: Uint8Array): void {
  const draftKey = deriveKey(key, 'draftKey')
  serve(app, draftKeyCalls, {
    'GET /api/v1/me/draftKey': async (_input, context) => ({
      key: createHmac('sha256', draftKey).update(context.caller._id).digest('base64url'),
    }),
  })
}
