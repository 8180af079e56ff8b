import { expect, it } from 'vitest'
import { cleanPasted } from './clean-pasted.ts'
import { docs, docsCleaned, hwp, hwpCleaned, web, webCleaned, word, wordCleaned } from './samples.ts'

it.each([
  ['Word', word, wordCleaned, 1],
  ['한글', hwp, hwpCleaned, 1],
  ['Google Docs', docs, docsCleaned, 1],
  ['a page', web, webCleaned, 1],
])('of what is pasted from %s headings, lists, tables, emphasis and links are kept, and nothing else', (_name, html, cleaned, dropped) => {
  expect(cleanPasted(html)).toEqual({ html: cleaned, dropped })
})

it('what an editor of ours has copied stays as it was, its headings too', () => {
  const src = '/api/v1/files/019a0000-0000-7000-8000-000000000001/960.webp'
  const html =
    '<h4>가</h4><h3>나</h3><p>다</p>' +
    `<figure><img src="${src}" alt="뜰" width="960" height="640"><figcaption>봄의 뜰</figcaption></figure>` +
    '<figure data-youtube="dQw4w9WgXcQ"><figcaption><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">영상</a></figcaption></figure>'
  expect(cleanPasted(html.replace('<h4>', '<h4 data-pm-slice="1 1 []">'))).toEqual({ html, dropped: 0 })
})

it('a very long text is cleaned soon', () => {
  const start = performance.now()
  cleanPasted(word.repeat(60))
  expect(performance.now() - start).toBeLessThan(4000)
})
