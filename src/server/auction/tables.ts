import type { LotEvent, LotState } from '#contract/auction/bidding.ts'
import type { OwnOffer } from '#contract/auction/offer.ts'
import type { consignors } from '#contract/auction/consignors.ts'
import type { Generated } from 'kysely'
import type { Columns } from '../db/columns.ts'

export interface AuctionTables {
  auction_consignors: Columns<typeof consignors>
  /** Paddle numbers that were given in each sale. Whoever gives one holds the row. */
  auctionPaddles: { _program: string; last: number }
  /** Bidders of sales. See auction/bids/registrations.ts. */
  auctionRegistrations: {
    _id: string
    _program: string
    /** Null where that account is gone: the paddle stays in the log. */
    _user: string | null
    /** Hashes of the addresses that were shown to be the bidder's: no other registration of the sale has the same. */
    phoneKey: string | null
    emailKey: string | null
    /** Number by which others see the bidder: no other one of the sale has it. */
    paddle: number
    /** Most that all maxima of lots that it leads come to, in won. */
    bidLimit: number
    /** SHA-256 (hex) of the terms as they were shown, in this language. */
    termsHash: string
    locale: string
    createdAt: string
  }
  /** Lots as their logs give them. Whoever writes in a log holds its row (`lockLot`). See auction/bids/lot-rows.ts. */
  auctionLots: {
    _work: string
    _program: string
    phase: LotState['phase']
    opensAt: string
    endsAt: string
    price: number | null
    /** Paddle. */
    leader: number | null
    leaderMaximum: number | null
    isReserveMet: number
    /** Whether an auctioneer calls it now; null: time closes it. No two lots of a sale are called at once. */
    call: 'waiting' | 'called' | 'warned' | null
    /** JSON of three numbers: the least next bid, and those that are proposed after it. */
    proposals: string
    /** Bids that everybody sees: those that changed price or leader. */
    bids: number
    /** Number of entries of its log, and of the last one the instant and the hash. */
    entries: number
    lastAt: string
    lastHash: string
    /** 1: it is sold, and its winner has an order. */
    isSettled: Generated<number>
    /** Number under which what everybody sees of it was told to open screens; null: it is not told yet. See auction/bids/lot-news.ts. */
    toldAs: number | null
    /** JSON of a `LotState`: the next entry is decided by it, and it is checked against the log when the lot closes. */
    state: string
  }
  /** Numbers that were given to the news of each sale. Whoever gives one holds the row, and lots after it. */
  auctionTold: { _program: string; last: number }
  /** Logs of lots: rows are added and never changed. A refused step is one, too. */
  auctionLog: {
    _id: string
    _work: string
    _program: string
    /** Counts from 1 within its lot. */
    number: number
    /** When its transaction held the lot, by the clock of the database: this instant counts. */
    at: string
    /** When the request arrived, by the clock of the server. */
    arrivedAt: string | null
    kind: LotEvent['kind']
    paddle: number | null
    maximum: number | null
    /** JSON: what else the entry says, and what was answered. */
    details: string
    /** Price and leader after it. */
    price: number | null
    leader: number | null
    /** 1 where it changed what everybody sees. */
    isPublic: number
    /** Account of who of the staff took the step; null where that account is gone, or where it was none of them. */
    _staff: string | null
    /** SHA-256 (hex) of the entry and the hash of the one before. See auction/bids/log-hash.ts. */
    hash: string
  }
  /** Lots that were sold, and to whom. See auction/won/settle-lots.ts. */
  auctionWins: {
    _id: string
    _work: string
    _program: string
    /** Counts from 1 within its lot. */
    round: number
    paddle: number
    /** In won. */
    hammer: number
    /** JSON of a `LotCost`, as it was when it was sold. */
    cost: string
    /** Order of the shop; null: the account of the bidder is gone. */
    _order: string | null
    createdAt: string
    /** How often the winner was told, and when last. */
    tellings: number
    toldAt: string | null
  }
  /** Offers of lots after their close. Whoever adds or ends one holds the lot. See auction/won/offers.ts. */
  auctionOffers: {
    _id: string
    _work: string
    _program: string
    /** To whom, or by whom. */
    paddle: number
    kind: OwnOffer['kind']
    /** In won. */
    hammer: number
    /** JSON of a `LotCost`, as it was when it was offered. */
    cost: string
    state: OwnOffer['state']
    until: string
    createdAt: string
  }
  /** Wins that were not paid in time. See auction/won/defaults.ts. */
  auctionDefaults: {
    _id: string
    _win: string
    /** Null where that account is gone. */
    _user: string | null
    /** The addresses that were shown to be the winner's, under a key of the server. */
    phoneKey: string | null
    emailKey: string | null
    reason: string
    createdAt: string
    /** 1: its order may yet be paid, which lifts it. */
    isOpen: number
    /** Since when it does not count any more. */
    liftedAt: string | null
  }
  /** Works that were not sold, and as which work they are listed again. See auction/won/listings.ts. */
  auctionListings: { _work: string; _before: string; createdAt: string }
  /** Columns of works by which queries of the auction find them. */
  auction_works: { _id: string; state: string; _program: string; _author: string; _consignor: string | null; place: number }
  /** Proceeds of consignors for works that are sold, in won. See auction/consigned/settlements.ts. */
  auctionSettlements: {
    _win: string
    _work: string
    _program: string
    _consignor: string
    hammer: number
    commission: number
    commissionVat: number
    fees: number
    /** Tax that is proposed, and that is withheld. */
    proposed: number
    withholding: number
    /** Why it is another one; null: it is as proposed. */
    reason: string | null
    payable: number
    /** Day in Korea; null: it is not paid, and changes with the contract of its work. */
    paidOn: string | null
    note: string | null
  }
  /** Certificates of authenticity. See auction/certificates.ts. */
  auctionCertificates: {
    code: string
    _work: string
    issuedAt: string
    /** Account of who of the staff issued it; null where that account is gone. */
    _staff: string | null
    /** JSON: the work as it was then. */
    said: string
    revokedAt: string | null
    reason: string | null
  }
  /** Bidders who do not lead a lot any more, until they have had their mail of it. See auction/bids/tell-bidders.ts. */
  auctionOutbid: {
    _work: string
    _program: string
    paddle: number
    /** When that was first so: what comes later is in the same mail. */
    since: string
    /** When they were told in the app; null: they are to be told. */
    toldAt: string | null
  }
  /** What was stated of works before it was changed after bids. See auction/bids/restate.ts. */
  auctionChanges: {
    _id: string
    _work: string
    _program: string
    /** Of its entry in the log, which has the hash of what is here. */
    number: number
    at: string
    /** JSON of the names of fields, and of what was and is stated in them, in all languages. */
    fields: string
    before: string
    after: string
  }
  /** News of lots of which all their bidders are to be told. See auction/bids/tell-bidders.ts. */
  auctionNotices: { _work: string; _program: string; kind: 'restated' | 'withdrawn' | 'called'; at: string }
  /** So many minutes before its end the bidders of a lot were told of it. */
  auctionEndings: { _work: string; minutes: number }
  /** Places from which paddles have bid on lots, under a key of the server. See auction/bids/origins.ts. */
  auctionOrigins: { _program: string; _work: string; paddle: number; key: string }
  /** Artists, sales and searches that members follow. See auction/follows/. */
  auctionFollows: {
    _id: string
    _user: string
    /** Of a sale, its id; what works are to have otherwise, as far as it is said. */
    _program: string | null
    _author: string | null
    medium: string | null
    estimate: string | null
    /** Empty: none. */
    words: string
    /** By which it is found (`targetOf`). */
    target: string
    /** Of a sale: 1, once its follower was told that it opens soon; 2, that it is open. */
    toldOf: number
    /** The work that it last found, and when. */
    _newest: string | null
    newestAt: string | null
    createdAt: string
  }
  /** Works that were looked at for followers, each once. */
  auctionNewWorks: { _work: string; createdAt: string }
  /** New works of which members are to be told together. */
  auctionFollowNews: {
    _user: string
    /** How many, and the first of them. */
    works: number
    _work: string
    /** When; null: there are none. */
    dueAt: string | null
    /** No earlier than then: others were told not long ago. */
    restsUntil: string | null
  }
  /** When some process last took bids, by the clock of the database: one row. See auction/bids/outage.ts. */
  auctionService: { _id: string; seenAt: string }
}
