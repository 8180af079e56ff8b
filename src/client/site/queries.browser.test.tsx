import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { setting } from '../testing/content.ts'
import { renderPart } from '../testing/render.tsx'
import { json } from '../testing/server.ts'
import { LanguageSwitch } from './frame/language-switch.tsx'
import { useSetting } from './queries.ts'

const Shown = () => (
  <>
    <LanguageSwitch />
    <p>{useSetting().data?.setting.name}</p>
  </>
)

it('what is shown of the firm stays while another language is on its way', async () => {
  const { promise: english, resolve: answer } = Promise.withResolvers<Response>()
  const answers = {
    'GET /api/v1/setting': ({ headers }: { headers: Headers }) => (headers.get('accept-language') === 'en' ? english : json(setting())),
  }
  const { server } = await renderPart(<Shown />, { answers })
  const korean = page.getByText(setting().setting.name)
  await expect.element(korean).toBeVisible()
  await page.getByRole('link', { name: 'EN English' }).click()
  await expect.poll(() => server.asked('GET /api/v1/setting')).toHaveLength(2)
  await expect.element(korean).toBeVisible()
  answer(json({ setting: { ...setting().setting, name: 'Ieumsae' } }))
  await expect.element(page.getByText('Ieumsae')).toBeVisible()
  document.cookie = 'locale=; max-age=0'
})
