/** Kinds of notifications about matchings. */
export const matchingNotifications = [
  'offered',
  'accepted',
  'declined',
  'confirmed',
  'cancelled',
  'settled',
  'planChanged',
  'expired',
  'proposed',
  'moved',
  'kept',
  'changed',
  'disputed',
  'judgedMet',
  'judgedMissed',
  'dayAhead',
  'soon',
  'messageOfMatching',
] as const
export type MatchingNotification = (typeof matchingNotifications)[number]

/** Kinds of notifications about the part in a fair. */
export type ParticipationNotification =
  | 'participationApproved'
  | 'participationRejected'
  | 'participationEnded'
  | 'introductionRefused'
  | 'venueChanged'
  | 'schedulePublished'
  | 'meetingsChanged'
  | 'messageOfFair'
  | 'outcomesWanted'
  | 'surveyWanted'
  | 'taskDue'
  | 'slotFree'

export type NotificationKind = MatchingNotification | ParticipationNotification
