import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Locator, Page } from 'playwright'
import sharp from 'sharp'

/** The console as staff use it: what they read is what is looked for. */

/** Writes a picture of the guide. */
export async function picture(page: Page, name: string): Promise<void> {
  await wait(600)
  const png = await page.screenshot()
  const { width = 1280 } = page.viewportSize() ?? {}
  await sharp(png)
    .resize({ width: Math.min(width, 960) })
    .webp({ quality: 60 })
    .toFile(join(import.meta.dirname, '..', `docs/console/start-${name}.webp`))
}

const drawing = (width: number, height: number, colour: string): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .composite([
      {
        input: Buffer.from(
          `<svg width="${width}" height="${height}"><circle cx="${width / 2}" cy="${height * 0.4}" r="${width * 0.16}" fill="#E4DED4"/>` +
            `<rect x="${width * 0.28}" y="${height * 0.62}" width="${width * 0.44}" height="${height}" rx="60" fill="#8C6239"/></svg>`,
        ),
      },
    ])
    .jpeg()
    .toBuffer()

/** A drawn photograph to be chosen from the disk. */
export const jpeg = async (name: string, width: number, height: number, colour: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await drawing(width, height, colour),
})

export const save = (page: Page): Locator => page.getByRole('button', { name: '저장', exact: true }).first()
export const publish = (page: Page): Locator => page.getByRole('button', { name: '게시하기', exact: true })

/** What the console says is wrong, for a failure that can be understood. */
async function refusal(page: Page): Promise<string> {
  const alerts = await page.getByRole('alertdialog').allInnerTexts()
  const fields = await page.locator('[aria-invalid=true]').evaluateAll((found) => found.map(({ id, ariaLabel }) => ariaLabel ?? id))
  return [...alerts, ...fields].join(', ') || 'nothing is said'
}

/** Presses the button, and waits for what follows. */
async function press(page: Page, button: Locator, follows: () => Promise<unknown>): Promise<void> {
  await button.click()
  try {
    await follows()
  } catch (error) {
    throw new Error(`Not saved at ${page.url()}: ${await refusal(page)}`, { cause: error })
  }
}

export const saved = (page: Page): Promise<void> => press(page, save(page), () => page.getByText('저장했습니다').first().waitFor())

export const made = (page: Page, list: string, button = save(page)): Promise<void> =>
  press(page, button, () => page.waitForURL(new RegExp(`/console/${list}/[0-9a-f-]{36}$`)))

/** The first field of that name: the firm's own stand before those of the trade centre. */
export async function fillTranslated(page: Page, name: string, texts: readonly string[]): Promise<void> {
  // Of what is there already the form shows Korean.
  const all = page.getByRole('button', { name: '모든 언어' })
  if (texts.length > 1 && (await all.getAttribute('aria-pressed')) === 'false') await all.click()
  for (const [at, language] of ['한국어', 'English', '中文'].entries()) {
    const text = texts[at]
    if (text !== undefined)
      await page
        .getByRole('textbox', { name: `${name}, ${language}`, exact: true })
        .first()
        .fill(text)
  }
}

/** A time on the office's clock, its digits typed one after the other. */
export async function fillInstant(field: Locator, at: Date): Promise<void> {
  const digits = new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(0, 16).replaceAll(/\D/g, '')
  await field.getByRole('spinbutton').first().click()
  await field.page().keyboard.type(digits)
}

export async function choosePicture(page: Page, field: string, file: Awaited<ReturnType<typeof jpeg>>): Promise<void> {
  const group = page.getByRole('group', { name: field, exact: true })
  const chooser = page.waitForEvent('filechooser')
  await group.getByText('사진 한 장 고르기').click()
  await (await chooser).setFiles(file)
  await group.getByRole('img').waitFor()
}

export interface Account {
  username: string
  password: string
}

export async function logIn(page: Page, origin: string, { username, password }: Account): Promise<void> {
  await page.goto(`${origin}/console`)
  await page.getByLabel('아이디').fill(username)
  await page.getByLabel('비밀번호', { exact: true }).fill(password)
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: '대시보드' }).waitFor()
}
