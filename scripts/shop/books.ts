import type { Db } from '#server/db/schema.ts'
import { sql } from 'kysely'

/** Rows of a ledger that do not follow from the one before. */
const broken = (table: string, owner: string) => `
  select "_id" from (
    select "_id", "balance", "change", "number", row_number() over "own" as "place", coalesce(lag("balance") over "own", 0) as "before"
    from "${table}" window "own" as (partition by "${owner}" order by "number")
  ) as "row" where "balance" <> "before" + "change" or "number" <> "place"`

/** Sums of what belongs to each order: money, lines, closed claims, claims that wait. */
const withSums = `
  with "p" as (
    select "_order", sum("change") as "paid", sum(case when "isPostage" = 1 then "change" else 0 end) as "postage"
    from "shopPayments" group by "_order"),
  "l" as (
    select "_order", sum("price" * "quantity") as "goods", sum("discount") as "discount", sum("points") as "points",
      sum("quantity") as "quantity", sum("ended") as "ended"
    from "shopOrderLines" group by "_order"),
  "c" as (
    select "_order", count(*) as "closed", sum("quantity") as "quantity", sum("goods") as "goods", sum("points") as "points",
      sum("amount") as "amount", sum("shortfall") as "shortfall", sum(case when "amount" = 0 then "goods" / 100 + 1 else 0 end) as "mostKept",
      sum(case when "_payment" is null then "amount" else 0 end) as "owed"
    from "shop_claims" where "state" = 'closed' and "kind" <> 'exchange' group by "_order"),
  "w" as (
    select "_order", sum(case when "state" = 'applied' and "_payment" is null then -"difference" else 0 end) as "owed",
      sum(case when "state" = 'waiting' then "difference" else 0 end) as "waiting" from "shopOrderChanges" group by "_order"),
  "e" as (select "_order", sum("postage") as "postage" from "shop_claims" where "state" = 'closed' and "kind" = 'exchange' group by "_order"),
  "r" as (select "_order", count(*) as "open" from "shop_claims" where "state" in ('requested', 'received') group by "_order"),
  "m" as (
    select "_order", sum(case when "kind" = 'spent' then -"change" else 0 end) as "spent",
      sum(case when "kind" = 'returned' then "change" else 0 end) as "returned",
      sum(case when "kind" in ('earned', 'undone') then "change" else 0 end) as "earned"
    from "shopPointMovements" where "_order" is not null group by "_order"),
  "sums" as (
    select "o".*, coalesce("p"."paid", 0) as "came", "l"."goods" as "lineGoods", "l"."discount" as "lineDiscount",
      "l"."points" as "linePoints", "l"."quantity" as "pieces", "l"."ended" as "ended", coalesce("c"."closed", 0) as "closed",
      coalesce("c"."quantity", 0) as "closedPieces", coalesce("c"."goods", 0) as "goodsBack", coalesce("c"."points", 0) as "pointsBack",
      coalesce("c"."amount", 0) as "back", coalesce("c"."shortfall", 0) as "shortfall", coalesce("c"."mostKept", 0) as "mostKept",
      coalesce("c"."owed", 0) + coalesce("w"."owed", 0) as "toPay",
      coalesce("w"."waiting", 0) as "waiting",
      coalesce("r"."open", 0) as "open", coalesce("p"."postage", 0) as "postageCame", coalesce("e"."postage", 0) as "postageDue",
      coalesce("m"."spent", 0) as "spent", coalesce("m"."returned", 0) as "returned", coalesce("m"."earned", 0) as "earned"
    from "shop_orders" as "o" join "l" on "l"."_order" = "o"."_id" left join "p" on "p"."_order" = "o"."_id"
      left join "c" on "c"."_order" = "o"."_id" left join "w" on "w"."_order" = "o"."_id" left join "e" on "e"."_order" = "o"."_id"
      left join "r" on "r"."_order" = "o"."_id" left join "m" on "m"."_order" = "o"."_id")`
const orders = (condition: string) => `${withSums} select "number", "state" from "sums" where ${condition}`

/** Pieces of each variant that an order has moved, beside what its lines and claims say: a row for each of them. */
const pieces = ['sold', 'held', 'cancelled', 'wanted', 'sent', 'back', 'ordered', 'restored', 'returned', 'exchanged'] as const
const piecesOf = (counted: Partial<Record<(typeof pieces)[number], string>>) =>
  pieces.map((name) => `${counted[name] ?? '0'} as "${name}"`).join(', ')
const ofKind = (kind: string, sign = '') => `case when "m"."kind" = '${kind}' then ${sign}"m"."change" else 0 end`
const movedPieces = `
  select "l"."_order", "l"."_variant", ${piecesOf({
    sold: '"l"."quantity"',
    // As a whole, before it was paid.
    cancelled: `case when "o"."state" = 'cancelled'
      and not exists (select 1 from "shop_claims" as "c" where "c"."_line" = "l"."_id" and "c"."state" = 'closed')
      then "l"."quantity" else 0 end`,
  })} from "shopOrderLines" as "l" join "shop_orders" as "o" on "o"."_id" = "l"."_order"
  union all select "_order", "_variant", ${piecesOf({
    cancelled: `case when "kind" = 'cancel' then "quantity" else 0 end`,
    back: `case when "kind" = 'return' and "state" = 'closed' or "kind" = 'exchange' and "state" in ('received', 'closed')
      then "quantity" else 0 end`,
  })} from "shop_claims"
  union all select "_order", "_newVariant", ${piecesOf({
    wanted: '"quantity"',
    sent: `case when "state" in ('requested', 'received', 'closed') then "quantity" else 0 end`,
  })} from "shop_claims" where "kind" = 'exchange'
  union all select "h"."_order", "p"."_variant", ${piecesOf({ held: '"p"."pieces"' })}
    from "shopOrderChangePieces" as "p" join "shopOrderChanges" as "h" on "h"."_id" = "p"."_change" where "h"."state" = 'waiting'
  union all select "o"."_id", "m"."_variant", ${piecesOf({
    ordered: ofKind('ordered', '-'),
    restored: ofKind('restored'),
    returned: ofKind('returned'),
    exchanged: ofKind('exchanged', '-'),
  })} from "shopStockMovements" as "m" join "shop_orders" as "o" on "o"."number" = "m"."reason"`

/** Pieces of each line of what is delivered, by where they are. */
const packed = `
  select "o"."_id" as "_order", "o"."number", "o"."state", "o"."parcels", "l"."quantity", "l"."ended", "l"."unsent",
    (select coalesce(sum("quantity"), 0) from "shopParcelPieces" as "p" where "p"."_line" = "l"."_id") as "sent",
    (select coalesce(sum("quantity"), 0) from "shop_claims" as "c" where "c"."_line" = "l"."_id" and "c"."kind" = 'cancel') as "cancelled"
  from "shopOrderLines" as "l" join "shop_orders" as "o" on "o"."_id" = "l"."_order" where "o"."method" = 'delivery'`

/** What is paid more for goods with changes of an order (`c`), in won. */
const changedNet = (condition: string) => `(select coalesce(sum("l"."net"), 0) from "shopOrderChanges" as "c"
  join "shopOrderChangeLines" as "l" on "l"."_change" = "c"."_id" where "c"."state" = 'applied' and ${condition})`
/** Since a payment. */
const netSince = changedNet('"c"."_order" = "p"."_order" and "c"."closedAt" > "p"."at"')

/** Queries that find what does not add up, each by what should hold. */
const rules: Readonly<Record<string, string>> = {
  'stock follows its ledger': broken('shopStockMovements', '_variant'),
  'stock is the sum of its ledger': `
    select "code" from "shopVariants" as "v" where "stock" <> (select coalesce(sum("change"), 0) from "shopStockMovements" where "_variant" = "v"."_id")
      or "movements" <> (select count(*) from "shopStockMovements" where "_variant" = "v"."_id")`,
  'an order takes its pieces, holds those of a change that waits, and gives back those that have ended or are not sent for others': `
    select "o"."number", "m"."_variant" from (${movedPieces}) as "m" join "shop_orders" as "o" on "o"."_id" = "m"."_order"
    group by "o"."number", "m"."_variant"
    having sum("ordered") - sum("restored") <> sum("sold") + sum("held") - sum("cancelled") - sum("exchanged") + sum("sent")
      or sum("ordered") < sum("sold") or sum("exchanged") < sum("wanted") or sum("returned") > sum("back")`,
  'each piece waits to be sent, is in a parcel, or was cancelled': `
    select "number" from (${packed}) as "l" where "unsent" + "sent" + "cancelled" <> "quantity" or "ended" < "cancelled"`,
  'the state of an order that is delivered is that of its pieces and parcels': `
    select "number", "state" from (
      select "number", "state", "parcels", sum("unsent") as "unsent", sum("quantity" - "ended") as "kept",
        (select count(*) from "shopParcels" as "p" where "p"."_order" = "l"."_order") as "all",
        (select count(*) from "shopParcels" as "p" where "p"."_order" = "l"."_order" and "p"."state" = 'shipped') as "underWay"
      from (${packed}) as "l" group by "_order", "number", "state", "parcels") as "o"
    where "parcels" <> "all" or ("parcels" > 0 and "state" <> case when "kept" = 0 then 'refunded' when "unsent" > 0 then 'preparing'
      when "underWay" > 0 then 'shipped' when "state" = 'confirmed' then 'confirmed' else 'delivered' end)
      or ("parcels" = 0 and "state" not in ('unpaid', 'paid', 'preparing', 'cancelled'))`,
  'pieces of a line end by its claims': `
    select "l"."_id" from "shopOrderLines" as "l" where "ended" <>
      (select coalesce(sum("quantity"), 0) from "shop_claims" where "_line" = "l"."_id" and "state" = 'closed' and "kind" <> 'exchange')`,
  'nothing is sold or owed by an exchange': `
    select "_id" from "shop_claims" where "kind" = 'exchange' and ("goods" <> 0 or "points" <> 0 or "delivery" <> 0 or "shortfall" <> 0
      or "amount" <> 0 or "_payment" is not null or "_newVariant" is null)`,
  'the ways of exchanges are paid, and nothing else comes later': orders('"postage" <> "postageDue" or "postageCame" <> "postageDue"'),
  'payments know what was sold with them': `
    select "p"."_id" from "shopPayments" as "p" join "shop_orders" as "o" on "o"."_id" = "p"."_order"
    where "p"."goods" <> (select coalesce(sum("net"), 0) from "shopSales" as "s" where "s"."_payment" = "p"."_id" and "s"."day" = "p"."day")
      or "p"."goods" <> case
        when "p"."isPostage" = 1 then 0
        when "p"."isDifference" = 1 then ${changedNet('"c"."_payment" = "p"."_id"')}
        when "p"."change" > 0 then "o"."goods" - "o"."discount" - "o"."points" - ${netSince}
        when "p"."isBounce" = 1 then -("o"."goods" - "o"."discount" - "o"."points" - ${netSince})
        else ${changedNet('"c"."_payment" = "p"."_id"')}
          -(select coalesce(sum("goods"), 0) from "shop_claims" as "c" where "c"."_payment" = "p"."_id") end`,
  'what is paid for a change is its difference': `
    select "p"."_id" from "shopPayments" as "p" where "p"."isDifference" = 1
      and "p"."change" <> (select coalesce(sum("difference"), -1) from "shopOrderChanges" as "c" where "c"."_payment" = "p"."_id")`,
  'an order knows the change that waits': orders('"changeDue" <> "waiting" or ("changeDue" > 0) <> ("changeUntil" is not null)'),
  'a change waits for orders alone that are paid and not sent': orders(
    `"changeDue" > 0 and ("state" not in ('paid', 'preparing') or "parcels" > 0)`,
  ),
  'payments follow their ledger': broken('shopPayments', '_order'),
  'money of an order is the balance of its payments': orders('"paid" <> "came"'),
  'an order costs what its lines cost': orders(
    '"goods" <> "lineGoods" or "discount" <> "lineDiscount" or "points" <> "linePoints" or "total" <> "goods" - "discount" - "points" + "deliveryFee" + "postage"',
  ),
  'what is owed has ended and is not paid back': orders('"owed" <> "toPay" or "isOwed" <> case when "owed" > 0 then 1 else 0 end'),
  'claims end each piece once': orders('"ended" <> "closedPieces" or "openReturns" <> "open"'),
  'the money that is here is the price less what went back': orders(`case
    when "state" = 'unpaid' or ("state" = 'cancelled' and "closed" = 0) then "paid" <> 0 or "closed" > 0
    else "paid" - "owed" <> "total" - "back" end`),
  'the last piece ends its order, and all is given back': orders(`
    ("closed" > 0 and ("ended" = "pieces") <> ("state" in ('cancelled', 'refunded')))
    or ("closed" > 0 and "ended" = "pieces" and ("goodsBack" <> "goods" - "discount" - "points" or "pointsBack" <> "points"))`),
  'each refund pays what it says': `
    select "p"."_id" from "shopPayments" as "p" where "p"."change" < 0 and "p"."isBounce" = 0
      and -"p"."change" <> (select coalesce(sum("amount"), 0) from "shop_claims" as "c" where "c"."_payment" = "p"."_id")
        - (select coalesce(sum("difference"), 0) from "shopOrderChanges" as "c" where "c"."_payment" = "p"."_id")`,
  'cash receipts are the sum of their ledger, and what is due of them is known': `
    select "number" from (
      select "o".*, (select coalesce(sum("change"), 0) from "shopReceipts" as "r" where "r"."_order" = "o"."_id") as "issued",
        case when "receipted" > 0 or ("means" in ('transfer', 'virtualAccount', 'cash') and ("receiptUse" is not null or "paid" >= 100000))
        then "paid" - "receipted" else 0 end as "due"
      from "shop_orders" as "o") as "o"
    where "receipted" <> "issued" or "needsReceipt" <> case when "due" <> 0 then 1 else 0 end
      or ("receiptUntil" is null) <> ("due" = 0)`,
  'points follow their ledger': broken('shopPointMovements', '_user'),
  'points are the sum of their ledger, and of their lots': `
    select "_user" from "shopPointBalances" as "b" where "balance" <> (select coalesce(sum("change"), 0) from "shopPointMovements" where "_user" = "b"."_user")
      or "balance" <> (select coalesce(sum("left"), 0) from "shopPointLots" where "_user" = "b"."_user")`,
  'points of an order are spent, and come back with what has ended': orders(`
    "spent" < "points" or "spent" - "returned" <> "points" - case when "state" = 'cancelled' and "closed" = 0 then "points" else "pointsBack" end`),
  // Points that are spent already are taken from the refund: where the ways take all of that, its member keeps them.
  'an order that was confirmed has earned a hundredth of what is kept': orders(`
    "_user" is not null and "earned" - "shortfall" - case
      when exists (select 1 from "shopOrderSteps" as "s" where "s"."_order" = "sums"."_id" and "s"."step" = 'confirm')
      then floor(("goods" - "discount" - "points" - "goodsBack") / 100) else 0 end not between 0 and "mostKept"`),
  'points leave lots as they leave the balance': `
    select "m"."_id" from "shopPointMovements" as "m" where "m"."kind" in ('spent', 'taken', 'undone')
      and -"m"."change" <> (select coalesce(sum("amount"), 0) from "shopPointUses" as "u" where "u"."_movement" = "m"."_id")`,
  'coupons are counted': `
    select "code" from "shop_coupons" as "c" where "taken" <> (select count(*) from "shopMemberCoupons" where "_coupon" = "c"."_id")
      or exists (select 1 from "shopMemberCoupons" where "_coupon" = "c"."_id" group by "_user" having count(*) > "c"."perMember")`,
  'a discount is a spent coupon, and comes back with its order': orders(`
    (select count(*) from "shopMemberCoupons" as "k" where "k"."_order" = "sums"."_id") <>
      case when "discount" > 0 and "state" <> 'cancelled' then 1 else 0 end`),
  'what was paid online has come by its charges': `
    select "number" from "shop_orders" as "o" where "state" <> 'unpaid' and "means" in ('gateway', 'virtualAccount')
      and coalesce((select sum("amount") from "shop_charges" as "c" where "c"."_order" = "o"."_id" and "c"."state" = 'paid'), 0) <>
        (select coalesce(sum("change"), 0) from "shopPayments" as "p" where "p"."_order" = "o"."_id" and "isPostage" = 0
          and ("change" > 0 or "isBounce" = 1) and ("isDifference" = 0 or "o"."means" = 'gateway'))`,
  'no more goes back of a charge than it has taken': `
    select "_id" from "shop_charges" as "c" where "amount" <
      (select coalesce(sum("amount"), 0) from "shopChargeRefunds" as "r" where "r"."_charge" = "c"."_id")`,
  'a refund of the gateway is one of its order': `
    select "p"."_id" from "shopPayments" as "p" join "shop_orders" as "o" on "o"."_id" = "p"."_order"
    where "o"."means" = 'gateway' and "p"."change" < 0 and "p"."isBounce" = 0
      and -"p"."change" <> (select coalesce(sum("amount"), 0) from "shopChargeRefunds" as "r" where "r"."_payment" = "p"."_id")`,
  'a charge knows what has gone back of it': `
    select "_id" from "shop_charges" as "c" where "refunded" <>
      (select coalesce(sum("amount"), 0) from "shopChargeRefunds" as "r" where "r"."_charge" = "c"."_id" and "r"."state" = 'done')`,
}

/** Finds what does not add up in the books of a shop, at any moment. @returns a line for each rule that is broken */
export async function checkBooks(db: Db): Promise<string[]> {
  const wrong: string[] = []
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await sql.raw(query).execute(db)
    if (rows.length > 0) wrong.push(`${rule}: ${rows.length} do not, ${JSON.stringify(rows.slice(0, 3))}`)
  }
  return wrong
}
