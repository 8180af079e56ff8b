import type { Translated } from '../types.ts'

/** Terms of the sales of the demo auction: texts of lines. */
export const saleTerms: Translated = {
  ko: `1. 응찰 자격
본인 확인을 마친 회원이 이 약관에 동의하고 응찰 번호를 받은 뒤 응찰하실 수 있습니다. 위탁자와 경매 담당 직원은 응찰할 수 없습니다.

2. 응찰과 낙찰
응찰가는 내실 수 있는 최고액입니다. 현재가는 두 번째로 높은 최고액에 호가 단위를 더한 금액이며, 최고액이 같으면 먼저 접수된 응찰이 앞섭니다. 마감 전 3분 안에 현재가나 앞선 응찰자가 바뀌면 그 작품의 마감이 그때부터 3분 뒤로 옮겨집니다. 경매장에서 경매사가 진행하는 경매에서는 경매사가 마지막 호가를 알린 뒤 낙찰을 선언한 때에 마감합니다.

3. 내정가
내정가가 있는 작품은 최고액이 내정가에 이르러야 낙찰됩니다. 내정가는 공개하지 않습니다.

4. 구매 수수료와 세금
낙찰가에 구간별 구매 수수료와 수수료에 대한 부가가치세를 더하여 내십니다. 판화 등 복수 제작품은 낙찰가에도 부가가치세가 포함됩니다.

5. 대금과 인도
낙찰일부터 7일 안에 대금을 내셔야 합니다. 대금이 모두 확인된 뒤 작품을 인도하며, 배송비는 견적으로 따로 안내합니다.

6. 취소와 보증
낙찰은 취소하실 수 없습니다. 다만 작가의 표시가 사실과 다른 것으로 밝혀진 때에는 인도일부터 1년 안에 대금을 돌려 드립니다.`,
  en: `1. Who may bid
Members whose identity is confirmed may bid once they have agreed to these terms and received a paddle number. Consignors and the staff of the sale may not bid.

2. Bids and the hammer
A bid is the most that you would pay. The price is the second highest maximum plus one increment; of equal maxima the one received first leads. If price or leader changes in the last three minutes, that lot's close moves to three minutes after. In a sale that an auctioneer calls in the hall, a lot closes when the hammer falls after fair warning.

3. Reserve
A lot with a reserve is sold only once the highest maximum reaches it. Reserves are not made public.

4. Premium and tax
You pay the hammer price, a premium in steps, and value added tax on the premium. For prints and other multiples value added tax is contained in the hammer price, too.

5. Payment and delivery
Payment is due within seven days of the sale. Works are handed over once payment is complete; delivery is quoted separately.

6. Cancellation and guarantee
A purchase cannot be cancelled. Should the attribution prove to be wrong, the price is returned within one year of delivery.`,
  cn: `1. 竞投资格
完成身份认证的会员，在同意本条款并取得竞投号牌后方可竞投。委托人及本场拍卖工作人员不得竞投。

2. 竞投与落槌
出价为您愿意支付的最高金额。当前价为第二高出价加一个加价幅度；最高金额相同者，先收到者领先。若在截止前三分钟内价格或领先者发生变化，该拍品的截止时间顺延至其后三分钟。由拍卖师在拍卖厅主持的专场，拍品于最后叫价提示后落槌之时截止。

3. 底价
设有底价的拍品，须最高出价达到底价方可成交。底价不予公开。

4. 佣金与税费
买方须支付落槌价、分段计算的佣金及佣金的增值税。版画等复数作品，落槌价亦含增值税。

5. 付款与交付
须于落槌之日起七日内付款。款项全部到账后交付作品，运费另行报价。

6. 取消与保证
成交后不得取消。若作者标示被证实有误，自交付之日起一年内退还价款。`,
}
