/** Limits of the auction. */
export const auctionLimits = {
  /** Works of one sale. */
  works: 500,
  /** Pictures of a work, and of a sale beside its cover. */
  images: 8,
  /** Steps of a sale's table of increments, and of its premium. */
  steps: 20,
  /** Seconds from the end of one lot of a sale to that of the next. */
  secondsApart: { least: 30, usual: 60, most: 3600 },
  /** Fees that are agreed with the consignor of a work. */
  fees: 10,
  /** Limits that bidders give themselves, in won; staff allow more. */
  ownLimit: { least: 100_000, most: 50_000_000 },
  /** Steps of one bidder in a minute, refused ones too. */
  bidStepsPerMinute: 60,
  /** Newest steps of a lot that an event tells. */
  toldSteps: 5,
  /** Days in which a lot that has passed takes offers. */
  offerDays: 7,
  /** Offers of one bidder for one lot, those that were withdrawn, too. */
  offersPerLot: 3,
  /** Days within which an offer is answered: those that staff give, and at first. */
  answerDays: { least: 1, most: 14, usual: 3 },
  /** So many lots that one person has not paid keep that person from bidding. */
  defaults: 2,
  /** Newest changes of a work after bids that its page shows. */
  shownChanges: 10,
  /** What one member follows, and how much of it is begun in an hour. */
  follows: 100,
  followsHourly: 200,
  /** Of a work in cm, one decimal. */
  centimetres: 10_000,
} as const
