/** Times of bidding in a sale that is over soon (`biddingTimes`), in ms. */
export const quick = { extension: 2000, retraction: 3000, noRetraction: 4000, restatement: 5000, warning: 3000 }
