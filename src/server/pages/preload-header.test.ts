import { describe, expect, it } from 'vitest'
import { preloadHeader } from './preload-header.ts'

const files = new Map(['sans-core', 'serif-core', 'serif-latin'].map((name) => [`font:${name}`, [`assets/${name}-1.woff2`]]))
const wide = { srcSet: '/b/640.avif 640w, /b/1280.avif 1280w', sizes: '100vw' }
const narrow = { srcSet: '/a/480.avif 480w, /a/960.avif 960w', sizes: '100vw', media: '(width < 768px)' }
const picture = (...sources: { srcSet: string; sizes: string; media?: string }[]) => preloadHeader(sources, 'ko', new Map())

describe('the header of what the first view needs', () => {
  it('names the first picture in its best format, as the page itself chooses it', () => {
    expect(picture(wide)).toBe(
      '</b/640.avif>; rel=preload; as="image"; type="image/avif"; imagesrcset="/b/640.avif 640w, /b/1280.avif 1280w"; imagesizes="100vw"; fetchpriority="high"',
    )
  })

  it('names another cut for the screens that show it, each for itself alone', () => {
    const links = picture(narrow, { ...wide, media: 'not ((width < 768px))' })?.split(/, (?=<)/) ?? []
    expect(links.map((link) => [/^<[^>]*>/.exec(link)?.[0], /media="([^"]*)"/.exec(link)?.[1]])).toEqual([
      ['</a/480.avif>', '(width < 768px)'],
      ['</b/640.avif>', 'not ((width < 768px))'],
    ])
  })

  it('names nothing where no picture comes first', () => {
    expect(picture()).toBeUndefined()
  })

  it('carries nothing that would end a header or a value', () => {
    for (const bad of ['/b/1.avif"; x 1w', '/b/1.avif> 1w', '/b/1.avif\r\nset-cookie: a 1w', '/b/그림.avif 1w', '/b\\1.avif 1w'])
      expect(picture({ srcSet: bad, sizes: '1px' })).toBeUndefined()
  })

  it('names the fonts of the language, on wide screens with scripts only', () => {
    const of = (locale: 'ko' | 'en' | 'cn') => preloadHeader([], locale, files)?.split(', ') ?? []
    expect(of('ko')[0]).toBe(
      '</assets/sans-core-1.woff2>; rel=preload; as="font"; type="font/woff2"; crossorigin="anonymous"; media="(min-width: 64rem) and (scripting: enabled)"',
    )
    expect(of('ko')[1]).toContain('</assets/serif-core-1.woff2>')
    expect(of('en')[1]).toContain('</assets/serif-latin-1.woff2>')
    expect(of('cn')).toEqual(of('en'))
  })
})
