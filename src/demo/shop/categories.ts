import type { Translated } from '../types.ts'

/** Category of the demo shop, as it is written down. */
export interface SeedCategory {
  key: string
  /** Key of the one above it. */
  parent?: string
  code: string
  name: Translated
}

/** Categories of the demo shop: a tree of three levels, those above before those below. */
export const shopCategories: readonly SeedCategory[] = [
  { key: 'food', code: 'food', name: { ko: '식품', en: 'Food', cn: '食品' } },
  { key: 'tea', parent: 'food', code: 'tea', name: { ko: '차', en: 'Tea', cn: '茶' } },
  { key: 'leaf-tea', parent: 'tea', code: 'leaf-tea', name: { ko: '잎차', en: 'Leaf tea', cn: '叶茶' } },
  { key: 'blended-tea', parent: 'tea', code: 'blended-tea', name: { ko: '꽃·과일·곡물차', en: 'Flower, fruit and grain tea', cn: '花果谷物茶' } },
  { key: 'pantry', parent: 'food', code: 'pantry', name: { ko: '기름·장', en: 'Oils and pastes', cn: '油与酱' } },
  { key: 'sweets', parent: 'food', code: 'sweets', name: { ko: '한과·간식', en: 'Hangwa and sweets', cn: '韩果点心' } },
  { key: 'produce', parent: 'food', code: 'produce', name: { ko: '쌀·꿀·말린 과일', en: 'Rice, honey and dried fruit', cn: '大米、蜂蜜与果干' } },
  { key: 'living', code: 'living', name: { ko: '생활·주방', en: 'Home and kitchen', cn: '生活厨房' } },
  { key: 'tableware', parent: 'living', code: 'tableware', name: { ko: '그릇', en: 'Tableware', cn: '餐具' } },
  { key: 'mugs', parent: 'tableware', code: 'mugs', name: { ko: '머그·찻잔', en: 'Mugs and tea cups', cn: '马克杯与茶杯' } },
  { key: 'bowls', parent: 'tableware', code: 'bowls', name: { ko: '대접·항아리', en: 'Bowls and jars', cn: '碗与罐' } },
  { key: 'brassware', parent: 'tableware', code: 'brassware', name: { ko: '유기', en: 'Brassware', cn: '响铜器' } },
  { key: 'kitchen', parent: 'living', code: 'kitchen', name: { ko: '주방 소품', en: 'Kitchen goods', cn: '厨房用品' } },
  { key: 'lighting', parent: 'living', code: 'lighting', name: { ko: '조명·초', en: 'Lamps and candles', cn: '灯具与蜡烛' } },
  { key: 'linen', parent: 'living', code: 'linen', name: { ko: '리넨·패브릭', en: 'Linen and fabrics', cn: '亚麻布艺' } },
  { key: 'fashion', code: 'fashion', name: { ko: '패션·잡화', en: 'Fashion and accessories', cn: '时尚杂货' } },
  { key: 'bags', parent: 'fashion', code: 'bags', name: { ko: '가방', en: 'Bags', cn: '包袋' } },
  { key: 'quilted-bags', parent: 'bags', code: 'quilted-bags', name: { ko: '누비 가방', en: 'Quilted bags', cn: '绗缝包' } },
  { key: 'cloth-bags', parent: 'bags', code: 'cloth-bags', name: { ko: '천 가방', en: 'Cloth bags', cn: '布包' } },
  { key: 'scarves', parent: 'fashion', code: 'scarves', name: { ko: '스카프·목도리', en: 'Scarves and stoles', cn: '围巾披肩' } },
  { key: 'socks', parent: 'fashion', code: 'socks', name: { ko: '양말', en: 'Socks', cn: '袜子' } },
  { key: 'jewellery', parent: 'fashion', code: 'jewellery', name: { ko: '장신구·보석함', en: 'Jewellery and boxes', cn: '饰品与首饰盒' } },
  { key: 'beauty', code: 'beauty', name: { ko: '뷰티', en: 'Beauty', cn: '美妆' } },
  { key: 'soap', parent: 'beauty', code: 'soap', name: { ko: '비누', en: 'Soap', cn: '香皂' } },
  { key: 'skincare', parent: 'beauty', code: 'skincare', name: { ko: '크림·밤', en: 'Creams and balms', cn: '霜与膏' } },
  { key: 'stationery', code: 'stationery', name: { ko: '문구·선물', en: 'Stationery and gifts', cn: '文具礼品' } },
  { key: 'notebooks', parent: 'stationery', code: 'notebooks', name: { ko: '공책·편지지', en: 'Notebooks and letter paper', cn: '笔记本与信笺' } },
  { key: 'brushes', parent: 'stationery', code: 'brushes', name: { ko: '붓·먹', en: 'Brushes and ink', cn: '笔墨' } },
  { key: 'books', parent: 'stationery', code: 'books', name: { ko: '책', en: 'Books', cn: '图书' } },
  { key: 'gift-sets', parent: 'stationery', code: 'gift-sets', name: { ko: '선물 세트', en: 'Gift sets', cn: '礼盒套装' } },
]
