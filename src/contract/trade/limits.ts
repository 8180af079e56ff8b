/** Limits of the trade centre. Without a schema, so that the browser can check before it sends. */
export const tradeLimits = {
  /** Slots that a seller, or who proposes another time, picks at most (specification 5, 9). */
  picked: 3,
  /** Slots of one offer. */
  offered: 20,
  /** Of one buyer to one seller in 24 hours: the seller is told of each by all its channels. */
  offersPerDay: 5,
  /** Other times for one agreed meeting, of one side in 24 hours. */
  proposalsPerDay: 10,
  message: 1000,
  /** What one side notes of a meeting, and what it says to staff. */
  note: 1000,
  reason: 500,
  /** What a participant says of a whole fair. */
  surveyComment: 1000,
  /** Of one member. */
  products: 200,
  /** Of one product. */
  images: 8,
  imageBytes: 10 * 1024 * 1024,
  /** Of one member in 24 hours. */
  imageBytesPerDay: 200 * 1024 * 1024,
  /** Of one fair. */
  thumbs: 5,
  days: 14,
  breaks: 6,
  /** The longest slot. */
  slotMinutes: 120,
  tables: 500,
  /** Tables in a row of a hall, and what is shown along its walls. */
  perRow: 40,
  landmarks: 12,
  /** Parts of the programme. */
  talks: 60,
  /** Documents by which a member introduces itself at one fair, beside the company's own. */
  introductions: 3,
  /** Members whom one wants to meet at a fair, in their order. */
  wishes: 30,
  /** Times that are not free, of which one member is told once they are. */
  waits: 20,
  /** Members that are suggested at once. */
  suggestions: 12,
  /** Meetings that a schedule gives to each member at least, where it can. */
  minimum: 20,
} as const

/** Limits of what the two sides of a matching write to each other. */
export const conversationLimits = {
  /** Of one message. */
  text: 2000,
  /** Messages of one side in 24 hours. */
  perDay: 200,
  /** Of one message. */
  files: 3,
  fileBytes: 10 * 1024 * 1024,
  /** Of one member in 24 hours. */
  fileBytesPerDay: 100 * 1024 * 1024,
} as const

/** Limits of what a side notes to do after a meeting. */
export const taskLimits = {
  text: 300,
  /** Of one side after one meeting. */
  tasks: 20,
  /** Of what is due, as it is shown at once. */
  due: 10,
  /** How far ahead it is shown. */
  dueDays: 7,
  /** Of all that a member has noted, as a device takes it along. */
  taken: 200,
} as const
