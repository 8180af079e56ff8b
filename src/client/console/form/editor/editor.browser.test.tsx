import { useState } from 'react'
import type { Editor } from '@tiptap/core'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../../testing/render.tsx'
import { type Answers, json } from '../../../testing/server.ts'
import { RichTextEditor } from '../rich-text-editor.tsx'
import { youtubeIdOf } from './address.ts'
import { word } from './pasted/samples.ts'

const _id = '019a0000-0000-7000-8000-000000000001'
const src = `/api/v1/files/${_id}/960.webp`
const picture = { _file: _id, width: 1200, height: 800, placeholder: 'data:image/webp;base64,AA==' }
const pages = 'GET /api/console/writing/pages'
const box = page.getByRole('textbox', { name: '본문', exact: true })
const tool = (name: string | RegExp) => page.getByRole('toolbar').getByRole('button', { name })

/** An editor whose form has a button that sends it. */
async function show(initial: string, answers: Answers = {}) {
  const sent: string[] = []
  let html = initial
  function Shown() {
    const [value, setValue] = useState(initial)
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent.push(html)
        }}
      >
        <RichTextEditor
          id="t"
          label="본문"
          locale="ko"
          value={value}
          isInvalid={false}
          describedBy={undefined}
          onChange={(next) => {
            html = String(next)
            setValue(html)
          }}
        />
      </form>
    )
  }
  const shown = await renderPart(<Shown />, { answers })
  await expect.element(box).toBeVisible()
  return { ...shown, html: () => html, sent }
}

const select = (words: string) => {
  const walker = document.createTreeWalker(box.element(), NodeFilter.SHOW_TEXT)
  while (walker.nextNode() !== null) {
    const at = (walker.currentNode.textContent ?? '').indexOf(words)
    if (at !== -1) return document.getSelection()?.setBaseAndExtent(walker.currentNode, at, walker.currentNode, at + words.length)
  }
  throw new Error(`no ${words}`)
}

function paste(data: Record<string, string>, files: readonly File[] = []) {
  const clipboardData = new DataTransfer()
  for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text)
  for (const file of files) clipboardData.items.add(file)
  box.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

it('a link is put on words by the keyboard: to a page found by its words, which may be a draft', async () => {
  const draft = { path: `/story/${_id}`, title: '나비춤 사건', resource: 'success', isPublished: false }
  const { html, server, sent } = await show('<p>이 사건을 보십시오</p>', {
    [pages]: () => json({ pages: [{ path: '/contact', title: '오시는 길', resource: null, isPublished: true }, draft] }),
    'POST /api/console/writing/links': () => json({ dead: [] }),
  })
  await box.click()
  select('사건')
  await userEvent.keyboard('{Control>}k{/Control}')
  const field = page.getByRole('combobox', { name: '링크할 화면이나 주소' })
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('나비')
  await expect.element(page.getByRole('option', { name: /나비춤 사건.*아직 게시하지 않음/ })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(page.getByText('게시할 때까지 이 링크는 열리지 않습니다.', { exact: false })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(html).toBe(`<p>이 <a href="/story/${_id}">사건</a>을 보십시오</p>`)
  // Enter here is not that of the form.
  expect(sent).toEqual([])
  expect(server.asked(pages).at(-1)?.query.get('q')).toBe('나비')
  await expect.element(box).toHaveFocus()
})

it('a link leads to addresses of the web, of mail and of phones only, and is taken away again', async () => {
  const { html } = await show('<p><a href="https://www.scourt.go.kr/">법원</a></p>', { [pages]: () => json({ pages: [] }) })
  await box.click()
  await tool('링크').click()
  const field = page.getByRole('combobox')
  await expect.element(field).toHaveValue('https://www.scourt.go.kr/')
  for (const wrong of ['javascript:alert(1)', 'data:text/html,x', 'file:///c:/a', 'JaVaScRiPt:x']) {
    await field.fill(wrong)
    await expect.element(page.getByRole('button', { name: '링크 바꾸기' })).toHaveAttribute('aria-disabled', 'true')
  }
  await field.fill('mailto:office@firm.example')
  await page.getByRole('button', { name: '링크 바꾸기' }).click()
  await expect.poll(html).toBe('<p><a href="mailto:office@firm.example">법원</a></p>')
  await tool('링크').click()
  await page.getByRole('button', { name: '링크 없애기' }).click()
  await expect.poll(html).toBe('<p>법원</p>')
})

it('a video is a figure with its id and a link, from any address of YouTube', async () => {
  const { html } = await show('<p>글</p>')
  await box.click()
  await tool('YouTube 영상').click()
  await page.getByLabelText('영상 주소나 아이디').fill('https://youtu.be/short')
  await expect.element(page.getByText('11자리 아이디가 아닙니다', { exact: false })).toBeVisible()
  await page.getByLabelText('영상 주소나 아이디').fill('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3')
  await page.getByLabelText('영상 제목').fill('양육비 <안내>')
  // This one ends a syllable that is being typed.
  const ending = new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true })
  page.getByLabelText('영상 제목').element().dispatchEvent(ending)
  expect(html()).toBe('<p>글</p>')
  await userEvent.keyboard('{Enter}')
  const video =
    '<figure data-youtube="dQw4w9WgXcQ"><figcaption><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">양육비 &lt;안내&gt;</a></figcaption></figure>'
  await expect.poll(html).toContain(video)
  expect(document.querySelector('iframe[src*="youtube"]')).toBeNull()
  for (const address of [
    'https://m.youtube.com/shorts/dQw4w9WgXcQ',
    'youtu.be/dQw4w9WgXcQ?si=x',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ])
    expect(youtubeIdOf(address)).toBe('dQw4w9WgXcQ')
  expect(youtubeIdOf('https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ')).toBeUndefined()
})

it('a picture is described, or said to be decoration, gets a caption, and is cut and replaced as wide as it was', async () => {
  const file = {
    _id,
    name: '뜰.webp',
    kind: 'picture',
    type: 'image/webp',
    size: 1,
    alt: null,
    picture,
    createdAt: '2026-11-01T00:00:00.000Z',
    removedAt: null,
    uses: 1,
  }
  const cut = { ...picture, _file: _id.replace(/1$/, '2'), width: 1000, height: 500 }
  const { html, server } = await show(`<img src="${src}" alt="" width="600" height="400"><p>글</p>`, {
    'GET /api/console/files/{_file}': () => json({ file, places: [] }),
    'POST /api/console/files/{_file}/crops': () => json({ file: cut }, 201),
  })
  /** As a press on it does; where nothing is served it has no size to be pressed at. */
  const choose = async () => {
    const { editor } = box.element() as HTMLElement & { editor?: Editor }
    editor?.state.doc.descendants((node, pos) => void (node.type.name === 'image' && editor.commands.setNodeSelection(pos)))
    editor?.commands.focus()
    await expect.element(page.getByLabelText('사진 설명')).toBeVisible()
  }
  await choose()
  await page.getByLabelText('사진 설명').fill('봄의 뜰')
  await page.getByLabelText('사진 아래 글').fill('2026년 봄')
  await expect
    .poll(html)
    .toBe(`<figure><img src="${src}" alt="봄의 뜰" width="600" height="400"><figcaption>2026년 봄</figcaption></figure><p>글</p>`)
  await page.getByLabelText('장식으로만 쓰는 사진').click()
  await expect.poll(html).toContain('alt="" width="600" height="400" data-decorative="true"')
  await page.getByRole('button', { name: '본문: 자르기' }).click()
  await page.getByRole('button', { name: '이대로 자르기' }).click()
  await expect.poll(html).toContain(`<img src="/api/v1/files/${cut._file}/960.webp" alt="" width="600" height="300"`)
  expect(server.asked('POST /api/console/files/{_file}/crops')).toHaveLength(1)
  // It goes with its caption.
  await choose()
  await userEvent.keyboard('{Delete}')
  await expect.poll(html).toBe('<p>글</p>')
})

it('what is pasted is cleaned, pictures of other places are told of, and pictures themselves are stored', async () => {
  const { html, server } = await show('', { 'POST /api/v1/editor': () => json({ photo: picture }, 201) })
  await box.click()
  const screenshot = new File([new Uint8Array(8)], 'image.png', { type: 'image/png' })
  paste({ 'text/html': word, 'text/plain': '재산분할' }, [screenshot])
  await expect.poll(html).toContain('<ul><li><p>부동산</p><ol><li><p>아파트</p></li>')
  expect(html()).not.toMatch(/style|class|Mso|o:p/)
  await expect.element(page.getByText('다른 곳에 있는 사진 1장', { exact: false })).toBeVisible()
  // Beside a text the picture of that text is not meant.
  expect(server.asked('POST /api/v1/editor')).toHaveLength(0)
  paste({ 'text/html': '<img src="https://elsewhere.example/a.png">' }, [screenshot, screenshot])
  await expect.poll(() => html().split(`<figure><img src="${src}"`).length).toBe(3)
  expect(server.asked('POST /api/v1/editor')).toHaveLength(2)
})

it('the toolbar is one stop, gone through by the arrow keys; headings go down one step at a time', async () => {
  const { html } = await show('<p>글</p>')
  await box.click()
  await expect.element(tool(/^H3/)).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Alt>}{F10}{/Alt}')
  await expect.element(tool(/^H2/)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.element(tool('굵게')).toHaveFocus()
  await expect.element(tool('굵게')).toHaveAttribute('aria-keyshortcuts', 'Control+B')
  await userEvent.keyboard('{Tab}')
  await expect.element(box).toHaveFocus()
  await userEvent.keyboard('{Control>}{Alt>}2{/Alt}{/Control}')
  await expect.poll(html).toBe('<h2>글</h2>')
})

it('a form that is sent has the text of now, however short the pause', async () => {
  const { sent } = await show('<p>글</p>')
  await box.click()
  await userEvent.keyboard('{End} abc')
  document.querySelector('form')?.requestSubmit()
  expect(sent).toEqual(['<p>글 abc</p>'])
})
