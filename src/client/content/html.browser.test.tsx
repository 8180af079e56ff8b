import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../testing/render.tsx'
import { Html } from './html.tsx'

it('of HTML that comes later only what the contract allows is parsed', async () => {
  const html = `<p onclick="x()" style="color:red" data-x="1">A text <a href="javascript:x()">link</a></p>
    <script>x()</script><iframe srcdoc="<b>x</b>"></iframe><form><input name="x"></form>
    <table><tbody><tr><th scope="row" colspan="2">Cell</th></tr></tbody></table>
    <img src="/api/v1/files/a" alt="A picture" width="10" height="10" onerror="x()">`
  await renderPart(<Html html={html} className="prose" />)
  await expect.element(page.getByText('A text')).toBeVisible()
  const shown = document.querySelector('.prose')?.innerHTML.replaceAll(/>\s+</g, '><').trim()
  expect(shown).toBe(
    '<p>A text <a>link</a></p>' +
      '<table><tbody><tr><th scope="row" colspan="2">Cell</th></tr></tbody></table>' +
      '<img src="/api/v1/files/a" alt="A picture" width="10" height="10">',
  )
})

it('a table that is wider than its place is moved with the keyboard, too; one that fits is no stop on the way', async () => {
  const table = (text: string) => `<table><tbody><tr><td>${text}</td></tr></tbody></table>`
  await page.viewport(360, 640)
  await renderPart(<Html html={table('short') + table('long'.repeat(100))} className="prose" />)
  const stops = () => [...document.querySelectorAll('.prose table')].map((each) => each.getAttribute('tabindex'))
  await expect.poll(stops).toEqual([null, '0'])
  await page.viewport(1280, 800)
})
