import { expect, openHome, section, test } from '../fixtures.ts'
import { ko, languages } from '../words.ts'

for (const language of languages)
  for (const width of [360, 1280])
    // In full with `npm run e2e:all`; what each section shows is tested on the server (home.page.test.ts).
    test.describe(
      `the home page in ${language.locale}, ${width} px wide`,
      { tag: language === ko && width === 360 ? [] : ['@all'] },
      () => {
        test.use({ language, viewport: { width, height: 800 } })
        const { t } = language

        test('answers to a click', async ({ page, api }) => {
          await openHome(page, language)
          const { setting } = await api.read('GET /api/v1/setting', '/api/v1/setting')
          await test.step('opens a table of situations and programmes for each of three stages', async () => {
            const stages = section(page, language, '지금 서 계신 자리에서 시작합니다').getByRole('button')
            await expect(stages).toHaveCount(3)
            for (const [index, name] of ['부부 상담', '이혼 상담과 소송 준비', '이혼 소송'].entries()) {
              await stages.nth(index).click()
              const dialog = page.getByRole('dialog', { name: t(name), exact: true })
              await expect(dialog.getByRole('columnheader')).toHaveText([t('이런 상황이라면'), t('이렇게 돕습니다')])
              await expect(dialog.getByRole('row')).toHaveCount(5)
              await dialog.getByRole('button', { name: t('닫기') }).click()
              await expect(dialog).toBeHidden()
              await expect(stages.nth(index)).toBeFocused()
            }
          })
          await test.step('shows four offices, and six tiles of which two lead to other sites', async () => {
            const offices = section(page, language, '가까운 사무소에서 뵙겠습니다').getByRole('link')
            await expect(offices).toHaveCount(4)
            for (const [index, { name, address, phone }] of setting.offices.entries()) {
              const office = offices.nth(index)
              await expect(office).toHaveAttribute('href', '/contact')
              for (const text of [name, address, phone]) await expect(office).toContainText(text)
            }

            const gate = section(page, language, '다른 도움이 필요하십니까')
            await expect(gate.getByRole('listitem')).toHaveCount(6)
            const links = gate.getByRole('link')
            await expect(links).toHaveCount(2)
            for (const link of await links.all()) {
              await expect(link).toHaveAttribute('href', /^https:\/\//)
              await expect(link).toHaveAttribute('target', '_blank')
              await expect(link).toHaveAttribute('rel', /noopener/)
            }
            const tiles = gate.getByRole('button')
            await expect(tiles).toHaveCount(4)
            for (const tile of await tiles.all()) {
              await tile.click()
              const alert = page.getByRole('alertdialog', { name: t('준비중입니다.'), exact: true })
              await expect(alert).toBeVisible()
              await alert.getByRole('button', { name: t('확인') }).click()
              await expect(alert).toBeHidden()
              await expect(tile).toBeFocused()
            }
          })
          await test.step('offers three quick ways to a consultation', async () => {
            const isPhone = width < 1024
            const bar = page.getByRole('navigation', { name: t('빠른 상담') })
            if (isPhone) await expect(bar).toBeVisible()
            else await expect(bar).toBeHidden()
            const place = isPhone ? bar : section(page, language, '주요 안내')
            const call = place.getByRole('link', { name: t('전화 상담') })
            const chat = place.getByRole('link', { name: t('채팅 상담') })
            await expect(place.getByRole('button', { name: t('상담 문의') })).toHaveCount(1)
            await expect(call).toHaveCount(1)
            await expect(call).toHaveAttribute('href', `tel:${isPhone ? setting.supportPhone : setting.consultPhone}`)
            await expect(chat).toHaveAttribute('href', setting.chatUrl ?? '')
            await expect(chat).toHaveAttribute('target', '_blank')
            await expect(chat).toHaveAttribute('rel', /noopener/)
            await place.getByRole('button', { name: t('상담 문의') }).click()
            await expect(page.getByRole('dialog', { name: t('상담 문의') })).toBeVisible()
          })
        })
      },
    )

for (const width of [360, 1280])
  for (const motion of ['reduce', 'no-preference'] as const)
    test.describe(
      `scrolling the home page ${width} px wide, motion ${motion}`,
      { tag: width === 360 && motion === 'reduce' ? [] : ['@all'] },
      () => {
        test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: motion } })

        test('gives the header another look after 2 px, and brings a button back to the top past half the window', async ({ page }) => {
          await openHome(page, ko)
          const header = page.getByRole('banner')
          const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
          const lookAt = (top: number) => async () => {
            await scrollTo(top)
            return header.evaluate((node) => getComputedStyle(node).boxShadow !== 'none')
          }
          await expect.poll(lookAt(3)).toBe(true)
          await expect.poll(lookAt(2)).toBe(false)
          await expect.poll(lookAt(3)).toBe(true)
          await expect.poll(lookAt(0)).toBe(false)
          await expect(header).toBeInViewport()

          const button = page.getByRole('button', { name: '맨 위로' })
          await expect(button).toBeHidden()
          await scrollTo(400)
          await expect(button).toBeHidden()
          await scrollTo(401)
          await expect(button).toBeVisible()
          await scrollTo(3000)
          await expect(page.getByRole('banner')).toBeInViewport()
          await button.click()
          await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
          await expect(button).toBeHidden()
          await expect(page.getByRole('main')).toBeFocused()
        })
      },
    )
