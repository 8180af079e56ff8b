import { hkdfSync } from 'node:crypto'
import { toLocale, type Locale } from '#contract/locale.ts'
import { resources } from '#contract/index.ts'
import type { AnyResource } from '#contract/resource.ts'
import { previewHours } from '#contract/site/editorial.ts'
import { jwtVerify, SignJWT } from 'jose'
import type { Item } from '../db/repository.ts'
import { repositoryOf } from '../db/repository-of.ts'
import type { Db } from '../db/schema.ts'
import { toPublic } from '../http/standard.ts'

interface Shown {
  /** The path of the resource. */
  resource: string
  _item: string
  locale: Locale
}

export interface Previews {
  /** The address of a preview, and when it ends. */
  open: (shown: Shown) => Promise<{ url: string; endsAt: string }>
  /** What an address shows; `undefined`: it is none of ours, or has ended. */
  read: (token: string) => Promise<Shown | undefined>
}

/** Where previews are. The service worker leaves everything below `/console` alone. */
export const previewPath = '/console/preview'

/** Links that show a page to whoever has them, signed with a key of their own. @param secret of the installation */
export function makePreviews(secret: Uint8Array): Previews {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'preview', 32))
  return {
    open: async ({ resource, _item, locale }) => {
      const ends = Math.floor(Date.now() / 1000) + previewHours * 60 * 60
      const token = await new SignJWT({ resource, _item, locale }).setProtectedHeader({ alg: 'HS256' }).setExpirationTime(ends).sign(key)
      return { url: `${previewPath}?token=${token}`, endsAt: new Date(ends * 1000).toISOString() }
    },
    read: async (token) => {
      const verified = await jwtVerify(token, key, { algorithms: ['HS256'], requiredClaims: ['exp'] }).catch(() => undefined)
      if (verified === undefined) return undefined
      const { resource, _item, locale } = verified.payload as Record<string, unknown>
      return { resource: String(resource), _item: String(_item), locale: toLocale(String(locale)) ?? 'ko' }
    },
  }
}

type Api = (path: string, init?: RequestInit) => Promise<Response>

export interface PreviewedPage {
  /** The path of the page. */
  page: string
  locale: Locale
  /** Answers as the API does, and for the item of the preview as if it were published. */
  api: Api
}

/** The page that a preview shows; `undefined`: its item is gone, or has none. */
export async function previewedPage(db: Db, { resource: path, _item, locale }: Shown, api: Api): Promise<PreviewedPage | undefined> {
  const resource = (resources as readonly AnyResource[]).find((each) => each.path === path)
  const item = resource && (await repositoryOf(resource).find(db, _item))
  if (resource === undefined || typeof item !== 'object') return undefined
  const page = resource.page?.(item)
  if (page === undefined) return undefined
  const below = `/api/v1/${path}/${String((item as Item)[resource.key ?? '_id'])}`
  const answers: Record<string, unknown> = {
    [below]: { [resource.singular]: toPublic(resource, item, locale, true) },
    // A draft stands in no list yet.
    ...(item.isPublished ? {} : { [`${below}/neighbours`]: { newer: null, older: null } }),
  }
  return {
    page,
    locale,
    api: async (asked, init) => {
      const answer = answers[asked.split('?', 1)[0] ?? '']
      return answer === undefined ? api(asked, init) : Response.json(answer)
    },
  }
}

/** The page without scripts: it is read, and nothing of it is kept by the app. */
export const asPreview = (html: string, notice: string): string =>
  html
    .replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\brel="(modulepreload|manifest)"[^>]*>/g, '')
    .replace(
      /<body[^>]*>/,
      (body) => `${body}<p role="note" class="bg-ink text-paper px-4 py-2 text-center text-sm font-semibold">${notice}</p>`,
    )
