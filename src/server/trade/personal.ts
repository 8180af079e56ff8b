import { deleteRowsOf, type Personal } from '../http/personal.ts'
import { asksOf } from './closing/asks.ts'
import { surveysOf } from './closing/surveys.ts'
import { sharedContactOf } from './contacts/contacts.ts'
import { digestsOf } from './digests/answer-digests.ts'
import { forgetConversations, messagesOf as ownMessagesOf, reportsOf } from './conversations/retention.ts'
import { invitationsOf } from './joining/joining-mails.ts'
import { messagesOf, refusalsOf } from './fair-messages/recipients.ts'
import { introductionsOf, removeIntroductions } from './fairs/introductions.ts'
import { dropWishes, forgetMessages, matchingsOf, removeParts, removeProducts } from './fairs/leaving.ts'
import { participationsOf } from './fairs/participants.ts'
import { productsOf } from './fairs/products.ts'
import { forgetOutcomes, outcomesOf } from './matchings/outcomes.ts'
import { wishesOf } from './schedule/wishes.ts'
import { tasksOf } from './tasks/tasks.ts'
import { slotWaitsOf } from './waits/slot-waits.ts'

const staff = 'who of the staff did it'
const forMinutes = { export: 'who is in a room now', erase: 'it is over in minutes', stays: 'until the next one comes into a room' }

/** Tables of the trade centre that name a member. What was open or agreed is cancelled before (`leaveTrade`). */
export const tradePersonal: Personal = {
  wishes: { export: { name: 'wishes', items: wishesOf }, erase: dropWishes },
  scheduledMeetings: { export: 'drafts of staff, until they are agreed', erase: dropWishes },
  formerDrafts: { export: 'drafts of staff, until they are agreed', erase: dropWishes },
  blockedSlots: { export: 'times at which the member is not there', erase: deleteRowsOf('blockedSlots') },
  calendars: { export: 'a secret address', erase: deleteRowsOf('calendars') },
  matchingOutcomes: { export: { name: 'outcomes', items: outcomesOf }, erase: (_user, { db }) => forgetOutcomes(db, _user) },
  matchingTasks: { export: { name: 'tasks', items: tasksOf }, erase: deleteRowsOf('matchingTasks') },
  slotWaits: { export: { name: 'slotWaits', items: slotWaitsOf }, erase: dropWishes },
  conversationMessages: { export: { name: 'conversations', items: ownMessagesOf }, erase: forgetConversations },
  conversationFiles: { export: 'beside the messages, and among the files', erase: forgetConversations },
  conversationReports: { export: { name: 'conversationReports', items: reportsOf }, erase: forgetConversations },
  fairIntroductions: {
    export: { name: 'introductions', items: introductionsOf },
    erase: (_user, erasure) => removeIntroductions(_user, erasure),
  },
  matchings: {
    export: { name: 'matchings', items: matchingsOf },
    erase: forgetMessages,
    stays: 'without words, as long as the other side has it',
  },
  fairs_products: { export: { name: 'products', items: productsOf }, erase: removeProducts },
  fairInvitations: { export: { name: 'fairInvitations', items: invitationsOf }, erase: deleteRowsOf('fairInvitations') },
  fairMessageRecipients: { export: { name: 'fairMessages', items: messagesOf }, erase: deleteRowsOf('fairMessageRecipients') },
  fairAsks: { export: { name: 'fairAsks', items: asksOf }, erase: deleteRowsOf('fairAsks') },
  fairSurveys: { export: { name: 'fairSurveys', items: surveysOf }, erase: deleteRowsOf('fairSurveys') },
  answerDigests: { export: { name: 'answerDigests', items: digestsOf }, erase: deleteRowsOf('answerDigests') },
  answerLinks: { export: 'links in mails, which are good for days', erase: deleteRowsOf('answerLinks') },
  fairClosings: { export: staff, erase: 'that the fair was closed stays', stays: 'as long as the fair' },
  fairNewsRefusals: { export: { name: 'fairNewsRefusals', items: refusalsOf }, erase: deleteRowsOf('fairNewsRefusals') },
  sharedContacts: { export: { name: 'sharedContacts', items: sharedContactOf }, erase: deleteRowsOf('sharedContacts') },
  fairMessages: { export: staff, erase: 'the message stays', stays: 'as long as the fair' },
  fairs_participants: { export: { name: 'fairs', items: participationsOf }, erase: removeParts },
  matchingEvents: { export: staff, erase: 'that there was a meeting stays', stays: 'as long as the meeting' },
  fairSchedules: { export: staff, erase: 'the schedule stays', stays: 'as long as the fair' },
  checkIns: { export: staff, erase: 'who has arrived stays', stays: 'as long as their part in the fair' },
  roomGuests: { export: 'the name of somebody else, until a day after the fair', erase: deleteRowsOf('roomGuests') },
  roomTickets: forMinutes,
  roomConnections: forMinutes,
}
