/* What companies choose from: apart from the schemas, which no page needs. */

/** Kinds of goods: the one list for what a product is, and for what a company deals in. */
export const goodsCategories = ['BEAUTY', 'FOOD', 'LIVING', 'FASHION', 'ELECTRONICS', 'KIDS', 'HEALTH', 'OTHER'] as const
export type GoodsCategory = (typeof goodsCategories)[number]

/** Years for which a company has exported. */
export const exportExperiences = ['NONE', 'UNDER_3', 'UNDER_10', 'FROM_10'] as const
export type ExportExperience = (typeof exportExperiences)[number]
export const employeeBands = ['UNDER_10', 'UNDER_50', 'UNDER_200', 'FROM_200'] as const
export type EmployeeBand = (typeof employeeBands)[number]
/** Languages in which somebody can be spoken with at a meeting, by ISO 639-1. */
export const spokenLanguages = ['ko', 'en', 'zh', 'ja', 'vi', 'th', 'id', 'es', 'fr', 'de', 'ru', 'ar'] as const
export type SpokenLanguage = (typeof spokenLanguages)[number]

/** Texts of a presentation that are written in more than one language. */
export const presentedTexts = ['category', 'city', 'profile', 'offers', 'seeks', 'minimumOrder', 'contactRole'] as const
