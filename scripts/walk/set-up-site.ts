import { setTimeout as wait } from 'node:timers/promises'
import { logIn, picture } from '../console-hand.ts'
import { addBanner, addLawyer, addPopup, addTerm, fillSetting, scheduleStory, story } from './content.ts'
import { administrator, check, expectOnSite, origin, step, type Walk } from './steps.ts'

/** Publishing at a time waits for the minute to come, and for the job that looks every half minute. */
const publicationTimeout = 200_000

/** Fills the site by the console, and looks for each thing on its pages. */
export async function setUpSite({ office, wide, narrow }: Walk): Promise<void> {
  const visitors = [wide, narrow]
  await step('a visitor sees a site without a name', () => expectOnSite(visitors, '/', '법률사무소'))
  await step('the dashboard lists what is left', async () => {
    await logIn(office, origin, administrator)
    await office.getByText('사이트를 열기까지 남은 준비').waitFor()
    await office.getByRole('region', { name: '남은 준비' }).getByRole('listitem').nth(5).waitFor()
    await picture(office, 'dashboard')
  })
  await step('the firm, its offices and hours', () => fillSetting(office))
  await step('… on the site', () => expectOnSite(visitors, '/contact', '서울특별시 서초구 가상로 1, 3층'))
  await step('a lawyer with pictures and career', () => addLawyer(office))
  await step('… on the site', () => expectOnSite(visitors, '/member/lawyer', '전 서울가정법원 조정위원'))
  const at = await step('a story in three languages, in two minutes', () => scheduleStory(office))
  await step('a banner', () => addBanner(office))
  await step('… on the site', () => expectOnSite(visitors, '/', '혼자 결정하지 마십시오'))
  await step('a popup', () => addPopup(office))
  await step('… on the site', () => expectOnSite(visitors, '/', '개소 안내'))
  await step('a version of the privacy policy', () => addTerm(office))
  check(!(await (await fetch(`${origin}/story/firm`)).text()).includes(story.ko) || Date.now() >= at.getTime(), 'no story before its time')
  await step('… the story, when its time has come', async () => {
    const end = at.getTime() + publicationTimeout
    while (!(await (await fetch(`${origin}/story/firm`)).text()).includes(story.ko)) {
      check(Date.now() < end, 'the story is published at its time')
      await wait(2000)
    }
    await expectOnSite(visitors, '/story/firm', story.ko)
    for (const language of ['en', 'cn'] as const) {
      const translated = await fetch(`${origin}/story/firm`, { headers: { cookie: `locale=${language}` } })
      check((await translated.text()).includes(story[language]), `the story is translated (${language})`)
    }
  })
  // In force by now: later than the text that the installation began with.
  await step('… the policy, now in force', () => expectOnSite(visitors, '/privacy-policy', '개인정보 보호책임자는 한서윤입니다.'))
  await wide.goto(origin)
  await wait(1200)
  await picture(wide, 'site')
}
