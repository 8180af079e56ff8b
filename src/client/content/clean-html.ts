import { richTextAttributes, richTextTags } from '#contract/rich-text.ts'
import DOMPurify, { type Config } from 'dompurify'

const options: Config & { RETURN_TRUSTED_TYPE: true } = {
  ALLOWED_TAGS: richTextTags,
  ALLOWED_ATTR: [...new Set(Object.values(richTextAttributes).flat())],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_TRUSTED_TYPE: true,
}

/** Rich text with all HTML in it reduced to what the contract allows. A string where the browser has no Trusted Types. */
export const cleanHtml = (html: string): TrustedHTML | string => DOMPurify.sanitize(html, options)

/** The same as a text, for a policy of Trusted Types that makes of it what may be parsed. */
export const cleanHtmlText = (html: string): string => DOMPurify.sanitize(html, { ...options, RETURN_TRUSTED_TYPE: false })
