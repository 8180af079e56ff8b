import { languageTag, type Locale } from './locale.ts'

/** The style of a page that needs no file of the app. */
export const plainPageStyle =
  'body{max-width:36em;margin:20vh auto;padding:0 1.5rem;font:1.125rem/1.7 system-ui}a{display:inline-block;padding:.75rem 0}'

/** A document of its own, for when neither the app nor a page of it can be had. @param body HTML below the title */
export const plainPage = (locale: Locale, title: string, body: string): string =>
  `<!doctype html><html lang="${languageTag(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title><style>${plainPageStyle}</style></head><body><h1>${title}</h1>${body}</body></html>`
