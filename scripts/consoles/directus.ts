import type { Page } from 'playwright'
import type { Person } from './person.ts'
import { type Product, text } from './product.ts'

const staff = { email: 'admin@example.com', password: 'ieumsae-demo' }

const field = (page: Page, name: string) => page.locator(`.v-form [data-field=${name}]`)
const input = (page: Page, name: string) => field(page, name).locator('.interface input').first()
const row = (page: Page, word: string) => page.locator('tbody tr', { hasText: word })
/** There is nothing to save any more. */
const saved = (page: Page) => page.locator('header .primary button:disabled', { hasText: 'Save' })

/** A list of options: a click opens it, another chooses. */
async function choose(person: Person, name: string, option: string): Promise<void> {
  const { page } = person
  const choice = page.locator('#menu-outlet .v-menu-popper.active').getByText(option, { exact: true })
  await person.click(field(page, name).locator('.v-input'), choice)
  await person.click(choice, () => choice.waitFor({ state: 'hidden' }))
}

async function headers(page: Page): Promise<{ authorization: string }> {
  const answer = await page.request.post('/auth/login', { data: staff })
  const { data } = (await answer.json()) as { data: { access_token: string } }
  return { authorization: `Bearer ${data.access_token}` }
}

/** Directus 12, as docs/comparison.md sets it up. */
export const directus = (origin: string): Product => ({
  name: 'Directus',
  origin,
  async logIn(page) {
    await page.goto('/admin/login')
    await page.locator('input[autocomplete=username]').fill(staff.email)
    await page.locator('input[type=password]').fill(staff.password)
    await page.keyboard.press('Enter')
    // It goes on where one was before.
    await page.locator('header h1').waitFor()
  },
  async openList(page) {
    // It remembers what was looked for.
    const authorised = { headers: await headers(page) }
    const answer = await page.request.get('/presets?filter[user][_nnull]=true&fields=id', authorised)
    for (const { id } of ((await answer.json()) as { data: { id: number }[] }).data) await page.request.delete(`/presets/${id}`, authorised)
    await page.goto('/admin/content/stories')
    await page.locator('tbody tr').nth(5).waitFor()
    await page.waitForLoadState('networkidle')
  },
  async add(page, title, isChanged) {
    const authorised = await headers(page)
    const story = { title, summary: text.summary, outcome: text.outcome, body: `<p>${text.body}</p>`, kind: 'firm', practice: 'divorce' }
    const data = { ...story, status: isChanged ? 'published' : 'draft' }
    const made = await page.request.post('/items/stories', { headers: authorised, data })
    if (!made.ok()) throw new Error(await made.text())
    if (!isChanged) return
    const answer = (await made.json()) as { data: { id: number } }
    await page.request.patch(`/items/stories/${answer.data.id}`, { headers: authorised, data: { outcome: text.better } })
  },
  async create(person, title, picture) {
    const { page } = person
    await person.click(page.getByRole('link', { name: 'Create', exact: true }), input(page, 'title'))
    await choose(person, 'status', 'published')
    await person.fill(input(page, 'title'), title)
    await person.fill(field(page, 'summary').locator('textarea'), text.summary)
    await person.fill(input(page, 'outcome'), text.outcome)
    await person.fill(field(page, 'body').locator('[contenteditable=true]'), text.body)
    await person.choose(field(page, 'picture').locator('.actions button').first(), picture, field(page, 'picture').locator('img'))
    await choose(person, 'kind', 'firm')
    await choose(person, 'practice', 'divorce')
    await person.press('Control+s', page.getByRole('heading', { name: 'Editing Item' }))
  },
  async fix(person, word) {
    const { page } = person
    const search = page.locator('header .search-input input')
    await person.click(page.locator('header .search-input'), search)
    await person.type(word, () => Promise.all([row(page, word).waitFor(), page.locator('tbody tr').nth(1).waitFor({ state: 'detached' })]))
    await person.click(row(page, word).getByText(word), input(page, 'outcome'))
    await person.fill(input(page, 'outcome'), text.better)
    await person.press('Control+s', saved(page))
  },
  async schedule(person, title, at) {
    const { page } = person
    await person.click(row(page, title).getByText(title), input(page, 'title'))
    await choose(person, 'status', 'scheduled')
    const two = (part: number) => String(part).padStart(2, '0')
    const typed = [two(at.getMonth() + 1), two(at.getDate()), at.getFullYear(), two(at.getHours()), two(at.getMinutes())].join('')
    await person.fillParts(field(page, 'publish_at').getByRole('spinbutton').first(), typed)
    await person.press('Control+s', saved(page))
  },
  async restore(person, title) {
    const { page } = person
    await person.click(row(page, title).getByText(title), input(page, 'title'))
    const revisions = page.locator('.revision-item')
    await person.click(page.getByRole('button', { name: 'Revisions' }), revisions)
    const apply = page.locator('[data-test=comparison-modal_apply-button] button')
    await person.click(revisions.nth(1), apply)
    await person.click(apply, () => apply.waitFor({ state: 'hidden' }))
    // The key chord does nothing here; the button saves and leads back to the list.
    await person.click(page.locator('header .primary button', { hasText: 'Save' }).first(), page.locator('tbody tr'))
  },
  screens: [
    { name: 'first', path: '/admin/content', isShown: "document.querySelectorAll('tbody tr').length >= 10" },
    { name: 'stories', path: '/admin/content/stories', isShown: "document.querySelectorAll('tbody tr').length >= 10" },
  ],
})
