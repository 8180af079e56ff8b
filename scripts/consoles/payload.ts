import type { Page } from 'playwright'
import type { Person } from './person.ts'
import { type Product, text } from './product.ts'

const node = { version: 1, direction: null, format: '', indent: 0 }
const words = { type: 'text', text: text.body, version: 1, format: 0, mode: 'normal', style: '', detail: 0 }
const body = {
  root: { ...node, type: 'root', children: [{ ...node, type: 'paragraph', textFormat: 0, textStyle: '', children: [words] }] },
}

const field = (page: Page, name: string) => page.locator(`#field-${name}`)
const publish = (page: Page) => page.locator('#action-save')
const saved = (page: Page) => page.locator('.payload-toast-item.toast-success')

/** A list of options: a click opens it, another chooses. */
async function choose({ click, page }: { click: Person['click']; page: Page }, name: string, option: string): Promise<void> {
  const choice = field(page, name).getByRole('option', { name: option, exact: true })
  await click(field(page, name).locator('.rs__control'), choice)
  await click(choice, field(page, name).locator('.rs__single-value'))
}

/** Payload 3, as docs/comparison.md sets it up. */
export const payload = (origin: string): Product => ({
  name: 'Payload',
  origin,
  async logIn(page) {
    await page.goto('/admin/login')
    await field(page, 'email').fill('admin@firm.example')
    await field(page, 'password').fill('ieumsae-demo')
    await page.locator('button[type=submit]').click()
    await page.waitForURL(/admin$/)
  },
  async openList(page) {
    await page.goto('/admin/collections/stories')
    await page.locator('tbody tr').nth(5).waitFor()
    await page.waitForLoadState('networkidle')
  },
  async add(page, title, isChanged) {
    const story = { title, summary: text.summary, outcome: text.outcome, body, kind: 'firm', practice: 'divorce' }
    const _status = isChanged ? 'published' : 'draft'
    const made = await page.request.post('/api/stories', { data: { ...story, _status } })
    if (!made.ok()) throw new Error(await made.text())
    if (!isChanged) return
    const { doc } = (await made.json()) as { doc: { id: number } }
    await page.request.patch(`/api/stories/${doc.id}`, { data: { outcome: text.better, _status } })
  },
  async create(person, title, picture) {
    const { page } = person
    await person.click(page.getByRole('link', { name: /^Create new/i }), field(page, 'title'))
    await person.fill(field(page, 'title'), title)
    await person.fill(field(page, 'summary'), text.summary)
    await person.fill(field(page, 'outcome'), text.outcome)
    await person.fill(page.locator('.rich-text-lexical [contenteditable=true]'), text.body)
    const drawer = page.locator('.drawer').last()
    const select = drawer.getByRole('button', { name: 'Select a file' })
    await person.click(field(page, 'picture').getByRole('button', { name: 'Create New' }), select)
    await person.choose(select, picture, drawer.getByRole('button', { name: 'Edit Image' }))
    await person.click(drawer.getByRole('button', { name: 'Save', exact: true }), field(page, 'picture').locator('img'))
    await choose({ click: person.click.bind(person), page }, 'kind', 'firm')
    await choose({ click: person.click.bind(person), page }, 'practice', 'divorce')
    await person.click(publish(page), page.locator('.status__value', { hasText: 'Published' }))
  },
  async fix(person, word) {
    const { page } = person
    const found = page.getByRole('link', { name: word })
    await person.fill(page.locator('#search-filter-input'), word, () =>
      Promise.all([found.waitFor(), page.locator('tbody tr').nth(1).waitFor({ state: 'detached' })]),
    )
    await person.click(found, field(page, 'outcome'))
    await person.fill(field(page, 'outcome'), text.better)
    await person.click(publish(page), saved(page))
  },
  async schedule(person, title, at) {
    const { page } = person
    await person.click(page.getByRole('link', { name: title }), field(page, 'title'))
    const entry = page.getByRole('button', { name: 'Schedule Publish' })
    await person.click(page.locator('#action-save-popup button'), entry)
    const drawer = page.locator('.drawer').last()
    const toPublish = drawer.getByText('Publish', { exact: true })
    await person.click(entry, toPublish)
    // It offers to withdraw, for a draft too.
    if (!(await drawer.locator('input[id$="-type-publish"]').isChecked())) await person.click(toPublish)
    const typed = at.toLocaleString('en-US', { month: '2-digit', day: '2-digit', year: 'numeric', hour: 'numeric', minute: '2-digit' })
    await person.fill(drawer.locator('.react-datepicker__input-container input'), typed)
    await person.press('Enter')
    await person.click(drawer.getByRole('button', { name: 'Save', exact: true }), drawer.locator('tbody tr'))
  },
  async restore(person, title) {
    const { page } = person
    await person.click(page.getByRole('link', { name: title }), field(page, 'title'))
    const versions = page.locator('tbody a')
    await person.click(page.getByRole('link', { name: 'Versions' }), versions)
    const restore = page.getByRole('button', { name: 'Restore this version' })
    await person.click(versions.nth(1), restore)
    const confirm = page.getByRole('button', { name: 'Confirm' })
    await person.click(restore, confirm)
    await person.click(confirm, page.locator(`#field-outcome[value="${text.outcome}"]`))
  },
  screens: [
    { name: 'first', path: '/admin', isShown: "document.querySelectorAll('.collections .card').length >= 3" },
    { name: 'stories', path: '/admin/collections/stories', isShown: "document.querySelectorAll('tbody tr').length >= 10" },
  ],
})
