import { expect, it } from 'vitest'
import { plainTextOf } from './plain-text.ts'

it.each([
  ['<p>가</p><p>나<br />다</p>', '가\n\n나\n다'],
  ['<h2>제목</h2>\n<p>글\n  줄</p>', '제목\n\n글 줄'],
  ['<ul><li>하나</li><li>둘</li></ul><p>끝</p>', '- 하나\n- 둘\n\n끝'],
  ['<p><a href="https://a.example/?a=1&amp;b=2">여기</a></p>', '여기 (https://a.example/?a=1&b=2)'],
  ['<a href="https://a.example">https://a.example</a>', 'https://a.example'],
  ['<table><tbody><tr><th>가</th><td>나</td></tr><tr><td>다</td></tr></tbody></table>', '가\t나\n다'],
  ['<p>1 &lt; 2 &amp;amp; <strong>굵게</strong><img src="/x" alt="지도" width="1" /></p>', '1 < 2 &amp; 굵게지도'],
  ['<p> </p>', ''],
])('%s reads %j', (html, text) => expect(plainTextOf(html)).toBe(text))
