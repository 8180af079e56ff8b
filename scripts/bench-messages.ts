import { v7 as uuid } from 'uuid'
import { addConversationsOf, addFairOf, addMatchingsOf, inBatches } from './fair-data.ts'
import { measureCalls } from './measure-calls.ts'

/**
 * How long the lists of a fair take at the server with 5,000 participants, 10,000 matchings and 20 messages, 100,000 mails in all, and
 * those of a member with 100,000 messages in conversations beside it, on both engines. Prints; asserts nothing.
 */
const [people, messages] = [5000, 20]
const at = new Date().toISOString()
const ids = { fair: '', message: '', matching: '' }
/** One of the sellers, whose conversation has a tenth of all messages. */
const member = 'fair-0'

await measureCalls({
  title: `${people} participants, ${people * 2} matchings, ${people * messages} mails`,
  fill: async (database) => {
    const { db } = database
    const _fair = await addFairOf(database, people)
    await addMatchingsOf(database, _fair)
    ids.matching = await addConversationsOf(database, _fair, member)
    const takingPart = await db.selectFrom('fairs_participants').select('_user').where('_fair', '=', _fair).execute()
    const texts = { subject: JSON.stringify({ ko: '안내' }), text: JSON.stringify({ ko: '글' }) }
    const sent = {
      state: 'sent',
      segment: 'approved',
      role: null,
      kind: 'necessary',
      isNotified: 0,
      isTexted: 0,
      written: people,
      skipped: 0,
    } as const
    for (let count = 0; count < messages; count += 1) {
      const _message = uuid()
      const times = { createdAt: at, updatedAt: at, sendAt: at, begunAt: at, endedAt: at }
      await db
        .insertInto('fairMessages')
        .values({ _id: _message, _fair, _user: null, ...sent, ...texts, ...times })
        .execute()
      for (const some of inBatches(takingPart)) {
        const rows = some.map(({ _user }) => ({ _user, _delivery: uuid() }))
        const delivery = {
          channel: 'EMAIL',
          template: 'letter',
          state: 'sent',
          attempts: 1,
          nextAt: at,
          createdAt: at,
          payload: null,
        } as const
        await db
          .insertInto('deliveries')
          .values(rows.map(({ _user, _delivery: _id }) => ({ _id, _user, ...delivery, endedAt: at })))
          .execute()
        await db
          .insertInto('fairMessageRecipients')
          .values(rows.map((row) => ({ ...row, _message, state: 'written' as const, reason: null, at })))
          .execute()
      }
      Object.assign(ids, { fair: _fair, message: _message })
    }
  },
  calls: [
    ['messages', () => `/api/console/fairs/${ids.fair}/messages?limit=20`],
    ['one message', () => `/api/console/fairs/${ids.fair}/messages/${ids.message}`],
    ['recipients', () => `/api/console/fairs/${ids.fair}/messages/${ids.message}/recipients?limit=100`],
    ['recipients, last page', () => `/api/console/fairs/${ids.fair}/messages/${ids.message}/recipients?limit=100&skip=4900`],
    ['recipients, failed', () => `/api/console/fairs/${ids.fair}/messages/${ids.message}/recipients?state=failed`],
    ['recipients, a name', () => `/api/console/fairs/${ids.fair}/messages/${ids.message}/recipients?q=${encodeURIComponent('하늘')}`],
    ['audience, approved', () => `/api/console/fairs/${ids.fair}/audience?segment=approved&kind=news`],
    ['audience, advertising', () => `/api/console/fairs/${ids.fair}/audience?segment=approved&kind=advertising`],
    ['audience, no meeting', () => `/api/console/fairs/${ids.fair}/audience?segment=withoutMeeting`],
    ['audience, waiting', () => `/api/console/fairs/${ids.fair}/audience?segment=waiting`],
    ['audience, tomorrow', () => `/api/console/fairs/${ids.fair}/audience?segment=meetingTomorrow`],
    ['participants', () => `/api/console/fairs/participants?_fair=${ids.fair}&limit=100`],
    ['participants, last page', () => `/api/console/fairs/participants?_fair=${ids.fair}&limit=100&skip=4900`],
    ['joining', () => `/api/console/fairs/${ids.fair}/joining?limit=100`],
    ['matchings', () => `/api/console/fairs/${ids.fair}/matchings?limit=100`],
    ['board', () => `/api/console/fairs/${ids.fair}/board?limit=100`],
    ['hopes', () => `/api/console/fairs/${ids.fair}/hopes?limit=20`],
    ['check-ins', () => `/api/console/fairs/${ids.fair}/check-ins?limit=100`],
    ['closing', () => `/api/console/fairs/${ids.fair}/closing`],
    ['results', () => `/api/console/fairs/${ids.fair}/results`],
    ['inbox', '/api/v1/me/matchings?limit=100', member],
    ['inbox, with messages', '/api/v1/me/matchings?limit=100&hasMessages=true', member],
    ['conversation', () => `/api/v1/me/matchings/${ids.matching}/messages`, member],
    ['notifications', '/api/v1/me/notifications', member],
    ['front page', () => `/api/console/fairs/${ids.fair}/overview`],
  ],
})
