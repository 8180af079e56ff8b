import { describe, expect, it } from 'vitest'
import { preloadHeader } from './preload-header.ts'

const files = new Map(['sans-core', 'serif-core', 'serif-latin'].map((name) => [`font:${name}`, [`assets/${name}-1.woff2`]]))
const wide = '<source type="image/avif" srcSet="/b/640.avif 640w, /b/1280.avif 1280w" sizes="100vw"/>'
const narrow = (type: string) =>
  `<source media="(width &lt; 768px)" type="image/${type}" srcSet="/a/480.${type} 480w, /a/960.${type} 960w" sizes="100vw"/>`
const first = '<img src="/b/640.webp" srcSet="/b/640.webp 640w" sizes="100vw" fetchPriority="high"/>'
const other = '<picture><source type="image/avif" srcSet="/z/1.avif 1w"/><img src="/z/1.webp" fetchPriority="auto"/></picture>'
const picture = (html: string) => preloadHeader(html, 'ko', new Map())

describe('the header of what the first view needs', () => {
  it('names the first picture in its best format, as the page itself chooses it', () => {
    expect(picture(`<p>${other}<picture>${wide}${first}</picture>${other}`)).toBe(
      '</b/640.avif>; rel=preload; as="image"; type="image/avif"; imagesrcset="/b/640.avif 640w, /b/1280.avif 1280w"; imagesizes="100vw"; fetchpriority="high"',
    )
  })

  it('names another cut for the screens that show it, each for itself alone', () => {
    const links = picture(`<picture>${narrow('avif')}${narrow('webp')}${wide}${first}</picture>`)?.split(/, (?=<)/) ?? []
    expect(links.map((link) => [/^<[^>]*>/.exec(link)?.[0], /media="([^"]*)"/.exec(link)?.[1]])).toEqual([
      ['</a/480.avif>', '(width < 768px)'],
      ['</b/640.avif>', 'not ((width < 768px))'],
    ])
  })

  it('names nothing where no picture comes first', () => {
    for (const html of ['', other, first, `${other}${first}`, `<picture>${first}</picture>`]) expect(picture(html)).toBeUndefined()
  })

  it('carries nothing that would end a header or a value', () => {
    for (const bad of ['/b/1.avif&quot;; x 1w', '/b/1.avif&gt; 1w', '/b/1.avif\r\nset-cookie: a 1w', '/b/그림.avif 1w', '/b\\1.avif 1w'])
      expect(picture(`<picture><source type="image/avif" srcSet="${bad}" sizes="1px"/>${first}</picture>`) ?? '').not.toMatch(
        /set-cookie|그|\\|"; x/,
      )
  })

  it('names the fonts of the language, on wide screens with scripts only', () => {
    const of = (locale: 'ko' | 'en' | 'cn') => preloadHeader('', locale, files)?.split(', ') ?? []
    expect(of('ko')[0]).toBe(
      '</assets/sans-core-1.woff2>; rel=preload; as="font"; type="font/woff2"; crossorigin="anonymous"; media="(min-width: 64rem) and (scripting: enabled)"',
    )
    expect(of('ko')[1]).toContain('</assets/serif-core-1.woff2>')
    expect(of('en')[1]).toContain('</assets/serif-latin-1.woff2>')
    expect(of('cn')).toEqual(of('en'))
  })
})
