const minute = 60_000
/** Times of bidding, in ms. */
export const biddingTimes = {
  /** A bid in the last so many ms that changes price or leader moves the end to so many after it. */
  extension: 3 * minute,
  /** So long after it a bid can be retracted ... */
  retraction: 5 * minute,
  /** ... but not in the last so many ms of its lot. */
  noRetraction: 60 * minute,
  /** After a change of what is stated of a lot whoever had bid can retract for so long, in its last hour, too. */
  restatement: 24 * 60 * minute,
  /** A service that was away for longer in the last minutes of a lot moves the ends of open lots. */
  outage: 20_000,
  /** A lot that a hammer closes ends so long after its planned time where no hammer has: nothing stays open for ever. */
  hammerGrace: 6 * 60 * minute,
  /** The hammer falls no earlier than so long after the warning: who bids from afar has seen it. */
  warning: 3000,
} as const

/** Ways by which a bid came in that staff entered for its bidder; none: the bidder did, on the own device. */
export const bidChannels = ['room', 'phone', 'written'] as const
export type BidChannel = (typeof bidChannels)[number]
