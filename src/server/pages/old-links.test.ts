import { staticPaths } from '#contract/pages.ts'
import { describe, expect, it } from 'vitest'
import { movedTo, withSearch } from './old-links.ts'

const id = '01a1fcb9-2a00-72cc-8666-fe0f05eb5d13'

describe('an old link', () => {
  it.each([
    ['/home', '/'],
    ['/main', '/'],
    ['/rev', '/rev/about'],
    ['/member', '/member/lawyer'],
    ['/story', '/story/firm'],
    ['/insight_media', '/insight_media/insight'],
    ['/business', '/business/divorce'],
    ['/center', '/center/faqs'],
    ['/board', '/board/default-board'],
    ['/terms', '/terms-of-use'],
    ['/privacy', '/privacy-policy'],
    ['/fairs/join', '/join?site=centre'],
    [`/insight_media/media/${id}`, '/insight_media/media'],
    ['/story/firm/', '/story/firm'],
    ['/story/', '/story/firm'],
    ['/rev/about//', '/rev/about'],
    [`/story/${id}/`, `/story/${id}`],
    ['/console/', '/console'],
  ])('%s leads to %s, in one step', (path, target) => {
    expect(movedTo(path)).toBe(target)
    expect(movedTo(target)).toBeUndefined()
  })

  it('keeps what was asked of it', () => {
    expect(withSearch('/rev/about', '?lang=en')).toBe('/rev/about?lang=en')
    expect(withSearch('/join?site=centre', '?lang=en')).toBe('/join?site=centre&lang=en')
    expect(withSearch('/join?site=centre', '')).toBe('/join?site=centre')
  })

  it('is none of the pages of today', () => {
    const pages = [...staticPaths, '/index.html', '/business/divorce', `/story/${id}`, `/insight_media/insight/${id}`, '/no-such-page']
    expect(pages.filter((path) => movedTo(path) !== undefined)).toEqual([])
  })

  it('never leads to another site', () => {
    const tricks = [
      '//evil.example',
      '//evil.example/',
      '///evil.example/',
      '/\\evil.example/',
      '/%5Cevil.example/',
      '/%2F%2Fevil/',
      '/%09/evil/',
    ]
    const more = [
      '//home',
      '/\t/evil/',
      '/home//evil/',
      '/.//evil/',
      '/a//b/',
      '/javascript:alert(1)/',
      'https://evil.example/',
      '/@evil/',
      '',
    ]
    expect([...tricks, ...more].filter((path) => movedTo(path) !== undefined)).toEqual([])
  })
})
