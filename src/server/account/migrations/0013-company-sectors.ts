import { type Kysely, sql } from 'kysely'

// What companies deal in is one of a list from now on, beside what they call it themselves. Words by which the list has it.
const words = [
  ['BEAUTY', '화장품', '뷰티', '미용', 'beauty', 'cosmetic', '化妆品', '美妆'],
  ['FOOD', '식품', '음료', '식음료', 'food', 'beverage', '食品', '饮料'],
  ['KIDS', '유아', '아동', '키즈', 'kids', 'baby', '婴', '儿童'],
  ['FASHION', '패션', '의류', '잡화', 'fashion', 'apparel', '服装', '时尚'],
  ['ELECTRONICS', '전자', '가전', 'electronic', '电子产品', '家电'],
  ['HEALTH', '건강', '헬스', 'health', '健康', '保健'],
  ['LIVING', '생활용품', '리빙', '주방', 'living', 'household', '生活用品', '家居'],
] as const

export async function up(db: Kysely<unknown>): Promise<void> {
  const isThere = (await db.introspection.getTables()).some(({ name }) => name === 'companies')
  // A fresh database gets its table by the declaration, with the column.
  if (!isThere) return
  await db.schema.alterTable('companies').addColumn('sector', 'text').execute()
  for (const [sector, ...found] of words)
    for (const word of found)
      await sql`
        update "companies" set "sector" = ${sector}
        where "sector" is null and lower(coalesce("productCategory", '') || ' ' || "category") like ${`%${word}%`}`.execute(db)
}
