import { richText, translated } from '#contract/field.ts'
import { shapesOf } from '#contract/shape.ts'
import { expect, it } from 'vitest'
import { cleanFields, cleanMail } from './rich-text.ts'

const fields = shapesOf({ content: translated(richText()) })
const clean = (ko: string): string => cleanFields(fields, { content: { ko } }).content.ko

const video =
  '<figure data-youtube="dQw4w9WgXcQ"><figcaption><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">영상</a></figcaption></figure>'
const src = '/api/v1/files/019a0000-0000-7000-8000-000000000001/960.webp'

it.each([
  video,
  `<figure><img src="${src}" alt="뜰" width="960" height="640" /><figcaption>봄의 <em>뜰</em></figcaption></figure>`,
  `<img src="${src}" alt="" width="960" height="640" data-decorative="true" />`,
  '<p><a href="http://www.scourt.go.kr/">법원</a> <a href="mailto:a@firm.example">메일</a> <a href="tel:02-000-0000">전화</a> <a href="/contact">길</a></p>',
])('what the editor writes stays as it is: %s', (html) => {
  expect(clean(html)).toBe(html)
})

it.each([
  ['an id with an address in it', '"https://evil.example/embed/x"'],
  ['an id that is too long', '"dQw4w9WgXcQx"'],
  ['an id with a path', '"../../../x/y"'],
  ['an id with a query', '"a?b=c&amp;d=e"'],
  ['an id with a line end', '"dQw4w9WgXc&#10;"'],
  ['an id after a line end', '"&#10;dQw4w9WgXcQ"'],
  ['an id and a line end', '"dQw4w9WgXcQ&#10;"'],
  ['an id with quotes', '\'"onload="x\''],
  ['no id', '""'],
])('a video with %s is none', (_what, id) => {
  expect(clean(`<figure data-youtube=${id}>글</figure>`)).toBe('<figure>글</figure>')
})

it.each([
  ['a script in a figure', '<figure><script>x()</script><img src=x onerror=x()>글</figure>', '<figure>글</figure>'],
  [
    'a frame in a video',
    '<figure data-youtube="dQw4w9WgXcQ"><iframe src="https://evil.example"></iframe>글</figure>',
    '<figure data-youtube="dQw4w9WgXcQ">글</figure>',
  ],
  [
    'styles, classes and handlers',
    '<figure class="a" style="position:fixed" onclick="x()" id="b" data-x="1">글</figure>',
    '<figure>글</figure>',
  ],
  ['the id of a video elsewhere', '<p data-youtube="dQw4w9WgXcQ" data-decorative>글</p>', '<p>글</p>'],
  ['a picture of another site', '<figure><img src="https://evil.example/a.png" alt="">글</figure>', '<figure>글</figure>'],
  ['a picture in its address', '<img src="data:image/svg+xml,<svg onload=x()>" alt="">글', '글'],
  ['sources beside the address', `<img src="${src}" srcset="https://evil.example/a 2x" alt="뜰">`, `<img src="${src}" alt="뜰" />`],
  [
    'a figure in SVG',
    '<svg><figure data-youtube="dQw4w9WgXcQ"><style><img title="</style><img src=x onerror=x()>"></figure></svg>',
    '<figure data-youtube="dQw4w9WgXcQ"></figure>',
  ],
])('%s: nothing of it is stored', (_what, html, stored) => {
  expect(clean(html)).toBe(stored)
})

it.each([
  'javascript:x()',
  'JaVaScRiPt:x()',
  ' javascript:x()',
  'java&#115;cript:x()',
  'java&#x73;cript:x()',
  'java&Tab;script:x()',
  'java&NewLine;script:x()',
  '&#1;javascript:x()',
  'jav&#x09;ascript&colon;x()',
  'vbscript:x()',
  'data:text/html,<script>x()</script>',
  '//evil.example',
  '/\\evil.example',
  'file:///etc/passwd',
  'blob:https://evil.example/a',
])('a link to %s leads nowhere', (href) => {
  const found = /href="([^"]*)"/.exec(clean(`<a href="${href}">글</a>`))?.[1] ?? ''
  // What is left, if anything, leads to a page of ours.
  expect(new URL(found.replaceAll('&amp;', '&'), 'https://firm.example').origin).toBe('https://firm.example')
})

it('a video in a mail is its link, and the pictures of figures have our address', () => {
  const html = cleanMail(`${video}<figure><img src="${src}" alt="뜰" /></figure>`, 'https://firm.example')
  expect(html).toContain('<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">영상</a>')
  expect(html).toContain(`src="https://firm.example${src}"`)
})
