import { expect, expectNoSidewaysScroll, openHome, section, sections, sisterSites, test } from './fixtures.ts'
import { ko, languages } from './words.ts'

const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const item = (folder: string) => new RegExp(`^${folder}/${uuid}$`)

const areas = ['divorce', 'divorce', 'divorce', 'fornication', 'alimony', 'commonlaw', 'inheritance', 'tax'].map(
  (code) => `/business/${code}`,
)

for (const language of languages)
  for (const width of [360, 1280])
    test.describe(`the home page in ${language.locale}, ${width} px wide`, () => {
      test.use({ language, viewport: { width, height: 800 } })
      const { t } = language

      test('shows all that it must', async ({ page, api }) => {
        await openHome(page, language)
        const { setting } = await api.read('GET /api/v1/setting', '/api/v1/setting')
        await test.step('has its language, title and description', async () => {
          await expect(page.locator('html')).toHaveAttribute('lang', language.tag)
          await expect(page).toHaveTitle(t('법무법인 이음새 | 이혼·가사 상담'))
          const description = t('이혼, 재산분할, 양육, 상속까지. 비밀을 지키며 처음부터 끝까지 함께합니다. 서울·수원·인천·대구.')
          await expect(page.locator('meta[name=description]')).toHaveCount(1)
          await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('법무법인 이음새, 이혼과 가사 사건 상담'))
        })
        await test.step('shows its thirteen sections in order, and nothing sideways', async () => {
          const names = await page
            .getByRole('main')
            .getByRole('region')
            .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('aria-label')))
          expect(names).toEqual(sections.map((name) => t(name)))
          const last = await section(page, language, '다른 도움이 필요하신가요').boundingBox()
          const after = await page.getByRole('navigation', { name: t(sisterSites) }).boundingBox()
          expect(after?.y).toBeGreaterThanOrEqual((last?.y ?? 0) + (last?.height ?? 0) - 1)
          await expect(page.getByRole('navigation', { name: t(sisterSites) }).getByRole('link')).toHaveCount(4)
          await expectNoSidewaysScroll(page)
        })
        await test.step('introduces the lawyers', async () => {
          const [representative] = (await api.read('GET /api/v1/lawyers', '/api/v1/lawyers?isRepresentative=true')).lawyers
          const first = section(page, language, '대표변호사')
          await expect(first.getByRole('heading', { level: 2 })).toHaveText(representative?.name ?? 'missing')
          const career = representative?.career.filter(({ isMain }) => isMain).map(({ txt }) => txt) ?? []
          expect(career.length).toBeGreaterThan(0)
          await expect(first.getByRole('listitem')).toHaveText(career)
          await expect(first.getByRole('img')).toBeVisible()
          await expect(first.getByRole('link')).toHaveAttribute('href', `/member/${representative?._id}`)

          const others = section(page, language, '사건마다 맞는 변호사가 함께합니다')
          const { lawyers } = await api.read('GET /api/v1/lawyers', '/api/v1/lawyers?isRepresentative=false&type=LAWYER')
          expect(lawyers.length).toBeGreaterThan(1)
          for (const name of ['변호사', '변호사 주요 경력']) {
            const links = others.getByRole('list', { name: t(name), exact: true }).getByRole('link', { includeHidden: true })
            expect(await links.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href')))).toEqual(
              lawyers.map(({ _id }) => `/member/${_id}`),
            )
          }
          const portraits = others.getByRole('list', { name: t('변호사'), exact: true }).getByRole('listitem')
          await expect(portraits.first()).toContainText(lawyers[0]?.name ?? 'missing')
          await expect(portraits.first()).toContainText(lawyers[0]?.job ?? 'missing')
        })
        await test.step('leads into the eight areas, and says how the firm works', async () => {
          await expect(section(page, language, '서두르지 않고, 빠뜨리지 않습니다').getByRole('heading', { level: 3 })).toHaveCount(3)
          const tiles = section(page, language, '어떤 일로 오셨는지부터 듣겠습니다').getByRole('link')
          expect(await tiles.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href')))).toEqual(areas)
        })
        await test.step('shows four banners, three stories, nine judgments, four videos and nine articles', async () => {
          const banner = section(page, language, '주요 안내')
          await expect(banner.getByRole('list', { name: t('주요 안내') }).getByRole('listitem', { includeHidden: true })).toHaveCount(4)
          for (const position of [1, 2, 3, 4])
            await expect(banner.getByRole('button', { name: t('{0}번째 안내 보기', { 0: position }) })).toBeVisible()

          const lists = [
            { name: '비슷한 고민이 지나온 길', count: 3, code: 'firm', href: '/story', more: '/story/firm' },
            { name: '판단이 갈린 쟁점을 기록합니다', count: 9, code: 'representative', href: '/story', more: '/story/representative' },
            {
              name: '법은 어떻게 바뀌고 있을까요',
              count: 9,
              code: 'article',
              href: '/insight_media/insight',
              more: '/insight_media/insight',
            },
          ] as const
          for (const { name, count, code, href, more } of lists) {
            const place = section(page, language, name)
            const query = `code=${code}&site=divorce&isDivorceMain=true`
            const answer =
              code === 'article'
                ? (await api.read('GET /api/v1/insights', `/api/v1/insights?${query}`, { limit: String(count) })).insights
                : (await api.read('GET /api/v1/success', `/api/v1/success?${query}`, { limit: String(count) })).successes
            expect(answer).toHaveLength(count)
            const cards = place.getByRole('listitem')
            await expect(cards).toHaveCount(count)
            for (const [index, { _id, subject, createdAt }] of answer.entries()) {
              const link = cards.nth(index).getByRole('link')
              await expect(link).toHaveAttribute('href', `${href}/${_id}`)
              await expect(link).toHaveAttribute('href', item(href))
              await expect(link).toContainText(subject)
              const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul', dateStyle: 'short' }).format(new Date(createdAt))
              await expect(link).toContainText(day)
            }
            await expect(place.getByRole('link', { name: t('더 보기') })).toHaveAttribute('href', more)
          }

          const videos = section(page, language, '변호사가 직접 설명합니다')
          await expect(videos.getByRole('listitem').getByRole('button', { name: t('영상 재생') })).toHaveCount(4)
          await expect(videos.getByRole('link', { name: t('더 보기') })).toHaveAttribute('href', '/insight_media/media')
        })
        await test.step('names in its footer what it must', async () => {
          const footer = page.getByRole('contentinfo')
          const { phone, fax, email, emergencyPhone, registrationNumber, legalEntity, adLawyer, privacyOfficer, representative } = setting
          const facts = [phone, fax, email, emergencyPhone, registrationNumber, legalEntity, adLawyer, privacyOfficer, representative]
          for (const text of [...facts, ...setting.offices.map(({ address }) => address), '©']) await expect(footer).toContainText(text)
          await expect(footer.getByRole('link', { name: phone }).first()).toHaveAttribute('href', `tel:${phone}`)
          await expect(footer.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
        })
      })

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

          const gate = section(page, language, '다른 도움이 필요하신가요')
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
          await expect(chat).toHaveAttribute('href', setting.chatUrl)
          await expect(chat).toHaveAttribute('target', '_blank')
          await expect(chat).toHaveAttribute('rel', /noopener/)
          await place.getByRole('button', { name: t('상담 문의') }).click()
          await expect(page.getByRole('dialog', { name: t('상담 문의') })).toBeVisible()
        })
      })
    })

for (const width of [360, 1280])
  for (const motion of ['reduce', 'no-preference'] as const)
    test.describe(`scrolling the home page ${width} px wide, motion ${motion}`, () => {
      test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: motion } })

      test('gives the header another look after more than 2 px', async ({ page }) => {
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
      })

      test('brings a button back to the top past half the window', async ({ page }) => {
        await openHome(page, ko)
        const button = page.getByRole('button', { name: '맨 위로' })
        const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
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
    })
