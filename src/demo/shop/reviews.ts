import type { Locale } from '#contract/locale.ts'

/** Review of the demo shop, as it is written down. */
export interface SeedReview {
  /** Key of the product. */
  product: string
  stars: 1 | 2 | 3 | 4 | 5
  language: Locale
  content: string
  daysAgo: number
  /** Names of pictures. */
  pictures?: readonly string[]
  /** What staff have answered. */
  answer?: string
  /** Why staff have hidden it. */
  hiddenReason?: string
}

/** Reviews of members, by product: the first of each is the newest. */
export const seedReviews: readonly SeedReview[] = [
  { product: 'shop-01', stars: 5, language: 'ko', daysAgo: 3, content: '첫물이라 향이 맑고 떫은맛이 거의 없습니다. 70도로 식힌 물에 1분만 우려도 충분했어요.', pictures: ['shop-01-2', 'shop-01'] },
  { product: 'shop-01', stars: 4, language: 'ko', daysAgo: 9, content: '맛은 아주 좋은데 양이 생각보다 적습니다. 다음에는 큰 것으로 사려고 합니다.', answer: '좋게 드셔 주셔서 고맙습니다. 큰 봉투는 다음 달에 다시 들어옵니다.' },
  { product: 'shop-01', stars: 5, language: 'en', daysAgo: 15, content: 'Fresh, grassy and never bitter. The brewing card in English was a thoughtful touch.' },
  { product: 'shop-01', stars: 5, language: 'cn', daysAgo: 22, content: '茶汤清亮,回甘很好。包装严实,寄到时茶叶一点没碎。' },
  { product: 'shop-01', stars: 3, language: 'ko', daysAgo: 31, content: '차는 좋은데 상자 모서리가 눌려 왔습니다. 선물용이라 조금 아쉬웠습니다.', answer: '포장이 상해 죄송합니다. 지금은 완충재를 한 겹 더 넣어 보내고 있습니다.' },
  { product: 'shop-01', stars: 5, language: 'ko', daysAgo: 44, content: '부모님께 보내 드렸는데 두 분 다 좋아하십니다. 세 번째 주문입니다.' },
  { product: 'shop-01', stars: 4, language: 'en', daysAgo: 58, content: 'Lovely tea. Delivery took four days, which was longer than I had hoped.' },
  { product: 'shop-03', stars: 5, language: 'ko', daysAgo: 12, content: '꽃 모양이 그대로 살아 있어 찻잔에 띄우면 참 예쁩니다. 향도 은은합니다.' },
  { product: 'shop-04', stars: 4, language: 'ko', daysAgo: 7, content: '많이 달지 않고 껍질이 부드럽습니다. 탄산수에 타 마시기 좋아요.' },
  { product: 'shop-04', stars: 5, language: 'cn', daysAgo: 26, content: '柚子味很浓,不会太甜。冲热水或者抹面包都好吃。', answer: '感谢您的好评!开盖后请冷藏,一个月内食用风味最佳。' },
  { product: 'shop-05', stars: 5, language: 'ko', daysAgo: 40, content: '구수하고 뒷맛이 깔끔해서 회사에서 물 대신 마십니다.' },
  { product: 'shop-06', stars: 5, language: 'ko', daysAgo: 18, content: '뚜껑을 여는 순간 향이 다릅니다. 탄 냄새가 없어서 나물에 넣기 좋습니다.' },
  { product: 'shop-08', stars: 4, language: 'ko', daysAgo: 33, content: '맵지 않고 깊은 맛입니다. 찌개보다는 비빔밥에 더 잘 어울려요.' },
  { product: 'shop-11', stars: 5, language: 'ko', daysAgo: 5, content: '겉은 바삭하고 속은 촉촉합니다. 아이들이 하루 만에 다 먹었어요.', pictures: ['shop-11'] },
  { product: 'shop-11', stars: 2, language: 'ko', daysAgo: 16, content: '맛은 괜찮은데 두 개가 부서져서 왔습니다. 포장을 더 단단히 해 주세요.', answer: '불편을 드려 죄송합니다. 부서진 만큼 다시 보내 드리려고 연락드렸습니다.' },
  { product: 'shop-14', stars: 5, language: 'en', daysAgo: 29, content: 'Dark, almost herbal honey. I will order it again before winter.' },
  { product: 'shop-16', stars: 5, language: 'ko', daysAgo: 2, content: '사진보다 실제 빛깔이 훨씬 고와요. 손잡이가 넉넉해서 잡기 편합니다.', pictures: ['shop-16-2', 'shop-16-3', 'shop-16'] },
  { product: 'shop-16', stars: 5, language: 'en', daysAgo: 8, content: 'The glaze is even nicer in daylight. It survived the dishwasher so far.', pictures: ['shop-16-3'] },
  { product: 'shop-16', stars: 4, language: 'ko', daysAgo: 19, content: '색이 참 좋습니다. 생각보다 조금 무거워서 별 하나 뺐습니다.' },
  { product: 'shop-16', stars: 4, language: 'cn', daysAgo: 27, content: '釉色温润,容量也合适。要是有配套的杯垫就更好了。' },
  { product: 'shop-16', stars: 1, language: 'ko', daysAgo: 36, content: '여기보다 싼 곳이 있으니 제 쪽지로 연락 주세요. 링크 보내 드립니다.', hiddenReason: '상품과 관계없는 광고입니다.' },
  { product: 'shop-16', stars: 5, language: 'ko', daysAgo: 52, content: '집들이 선물로 두 개 샀는데 받은 친구가 어디서 샀냐고 물어봅니다.' },
  { product: 'shop-18', stars: 4, language: 'ko', daysAgo: 24, content: '붓 자국이 하나하나 달라서 고르는 재미가 있습니다. 크기는 소주잔보다 조금 큽니다.' },
  { product: 'shop-19', stars: 5, language: 'ko', daysAgo: 47, content: '작은데도 존재감이 있습니다. 마른 가지 하나만 꽂아도 분위기가 납니다.', pictures: ['shop-19'] },
  { product: 'shop-21', stars: 4, language: 'ko', daysAgo: 38, content: '묵직하고 입에 닿는 느낌이 좋아요. 닦는 수고는 각오하셔야 합니다.', answer: '마른 천으로 닦아 보관하시면 광이 오래갑니다. 고맙습니다.' },
  { product: 'shop-24', stars: 5, language: 'ko', daysAgo: 21, content: '칼이 미끄러지지 않고 나뭇결이 아름답습니다. 기름칠 안내문도 들어 있었습니다.' },
  { product: 'shop-26', stars: 5, language: 'ko', daysAgo: 11, content: '불빛이 부드러워 침실에 두었습니다. 조립도 5분이면 됩니다.', pictures: ['shop-26-2'] },
  { product: 'shop-26', stars: 3, language: 'en', daysAgo: 34, content: 'Beautiful light, but the cord is rather short for my room.', answer: 'Thank you for telling us. A longer cord can be ordered through the enquiry form.' },
  { product: 'shop-29', stars: 4, language: 'ko', daysAgo: 42, content: '처음에는 뻣뻣한데 두 번 빨고 나니 물기를 정말 잘 닦습니다.' },
  { product: 'shop-31', stars: 5, language: 'ko', daysAgo: 6, content: '가볍고 바느질이 촘촘합니다. 노트북과 책 한 권이 넉넉히 들어가요.', pictures: ['shop-31-2', 'shop-31-3'] },
  { product: 'shop-31', stars: 5, language: 'cn', daysAgo: 20, content: '做工很细,背着很轻。颜色和图片一致,上班用正好。' },
  { product: 'shop-31', stars: 4, language: 'ko', daysAgo: 37, content: '모양이 잘 잡혀 있고 안주머니가 있어 편합니다. 지퍼가 조금 뻑뻑합니다.' },
  { product: 'shop-33', stars: 2, language: 'ko', daysAgo: 49, content: '튼튼하긴 한데 접어도 부피가 커서 늘 들고 다니기는 어렵습니다.' },
  { product: 'shop-35', stars: 5, language: 'ko', daysAgo: 14, content: '빛에 따라 색이 달라 보입니다. 어머니 생신 선물로 드렸는데 무척 좋아하셨어요.', pictures: ['shop-35-2'] },
  { product: 'shop-35', stars: 5, language: 'en', daysAgo: 30, content: 'Soft, light and a colour you do not find elsewhere. The gift wrapping was free.' },
  { product: 'shop-37', stars: 4, language: 'ko', daysAgo: 25, content: '색이 밝아 기분이 좋아집니다. 발볼이 넓으면 한 치수 크게 사세요.' },
  { product: 'shop-40', stars: 5, language: 'ko', daysAgo: 4, content: '거품이 곱고 씻고 나서 당기지 않습니다. 향이 세지 않아 온 가족이 써요.' },
  { product: 'shop-40', stars: 4, language: 'cn', daysAgo: 17, content: '洗完不紧绷,味道很淡。一块能用一个月左右。' },
  { product: 'shop-40', stars: 1, language: 'ko', daysAgo: 28, content: '주문하신 분 성함과 연락처를 여기에 적어 두니 확인해 주십시오.', hiddenReason: '다른 사람의 개인정보가 적혀 있어 숨겼습니다. 그 부분을 빼 주시면 다시 보이게 하겠습니다.' },
  { product: 'shop-44', stars: 5, language: 'ko', daysAgo: 10, content: '종이가 도톰해서 만년필이 번지지 않습니다. 실로 묶은 책등도 예쁩니다.', pictures: ['shop-44-2'] },
  { product: 'shop-44', stars: 4, language: 'en', daysAgo: 45, content: 'The paper takes ink well. I would have liked a version with lines.' },
  { product: 'shop-48', stars: 5, language: 'ko', daysAgo: 13, content: '명절 선물로 다섯 상자 보냈습니다. 보자기 포장까지 정갈해서 인사를 많이 받았습니다.', pictures: ['shop-48-2'], answer: '귀한 자리에 골라 주셔서 고맙습니다. 다음 명절에도 정성껏 싸 드리겠습니다.' },
  { product: 'shop-48', stars: 3, language: 'ko', daysAgo: 39, content: '다식은 맛있는데 차는 제 입맛에 조금 연했습니다. 구성은 알찹니다.' },
]
