import type { Kysely } from 'kysely'

// Which sides of a schedule's meetings were notified of its publication: once each. Those of before were, of each meeting.
export async function up(
  db: Kysely<{ scheduledMeetings: { state: string; buyerAnnounced: number; sellerAnnounced: number } }>,
): Promise<void> {
  for (const column of ['buyerAnnounced', 'sellerAnnounced'])
    await db.schema
      .alterTable('scheduledMeetings')
      .addColumn(column, 'integer', (own) => own.notNull().defaultTo(0))
      .execute()
  await db.updateTable('scheduledMeetings').set({ buyerAnnounced: 1, sellerAnnounced: 1 }).where('state', '=', 'published').execute()
}
