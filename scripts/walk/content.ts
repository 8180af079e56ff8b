import type { Page } from 'playwright'
import { choosePicture, fillInstant, fillTranslated, jpeg, made, picture, publish, saved } from '../console-hand.ts'
import { open } from './steps.ts'

/* What somebody of the office writes in the console, one resource after the other. */

export async function fillSetting(page: Page): Promise<void> {
  await open(page, 'setting/firm')
  await fillTranslated(page, '이름', ['법무법인 이음새', 'Ieumsae Law', '连缀律师事务所'])
  await saved(page)
  await open(page, 'setting/contact')
  await page.getByLabel('대표전화').first().fill('02-000-0000')
  await page.getByLabel('상담 전화').first().fill('010-0000-0000')
  await page.getByLabel('이메일').first().fill('office@firm.example')
  await saved(page)
  await open(page, 'setting/offices')
  const offices = page.getByRole('group', { name: '사무소 목록', exact: true })
  await offices.getByRole('button', { name: '추가' }).click()
  await offices.getByLabel('영문 코드').fill('seoul')
  for (const [name, text] of [
    ['이름', '서울 사무소'],
    ['주소', '서울특별시 서초구 가상로 1, 3층'],
    ['찾아오시는 방법', '가상역 1번 출구에서 걸어서 3분입니다.'],
    ['주차', '건물 지하에 두 시간 무료로 세우실 수 있습니다.'],
    ['운영 시간', '평일 09:00~18:00'],
  ] as const)
    await offices.getByRole('textbox', { name: `${name}, 한국어` }).fill(text)
  await offices.getByLabel('전화', { exact: false }).first().fill('02-000-0000')
  await offices.getByLabel('위도').fill('37.4837')
  await offices.getByLabel('경도').fill('127.0324')
  const hours = offices.getByRole('group', { name: '요일별 운영 시간' })
  await hours.getByRole('button', { name: '추가' }).click()
  for (const day of ['월요일', '화요일', '수요일', '목요일', '금요일']) await hours.getByRole('checkbox', { name: day }).check()
  await hours.getByLabel('여는 시각').fill('09:00')
  await hours.getByLabel('닫는 시각').fill('18:00')
  await hours.scrollIntoViewIfNeeded()
  await picture(page, 'offices')
  await saved(page)
}

export async function addLawyer(page: Page): Promise<void> {
  await open(page, 'lawyers/create')
  await fillTranslated(page, '성함', ['한서윤', 'Seoyun Han', '韩瑞允'])
  await fillTranslated(page, '직함', ['대표변호사', 'Managing partner', '代表律师'])
  await fillTranslated(page, '소개', ['이혼과 재산분할 사건을 맡습니다.'])
  await page.getByLabel('구분').selectOption('변호사')
  await page.getByRole('checkbox', { name: '대표변호사' }).check()
  const career = page.getByRole('group', { name: '경력', exact: true })
  for (const [at, [text, isMain]] of (
    [
      ['전 서울가정법원 조정위원', true],
      ['가상대학교 법학전문대학원 졸업', false],
    ] as const
  ).entries()) {
    await career.getByRole('button', { name: '추가' }).click()
    const line = career.getByRole('listitem').nth(at)
    await line.getByRole('textbox', { name: '내용, 한국어' }).fill(text)
    if (isMain) await line.getByRole('checkbox', { name: '주요 경력' }).check()
  }
  await choosePicture(page, '대표 사진', await jpeg('lawyer.jpg', 900, 1200, '#16202E'))
  await choosePicture(page, '목록 사진', await jpeg('lawyer-list.jpg', 900, 900, '#16202E'))
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await picture(page, 'lawyer')
  await made(page, 'lawyers', publish(page))
}

export const story = { ko: '재산분할 45%를 인정받은 사례', en: '45 percent of the property awarded', cn: '获判百分之四十五财产的案例' }

/** Returns when it is to be published. */
export async function scheduleStory(page: Page): Promise<Date> {
  await open(page, 'success/create')
  await fillTranslated(page, '제목', Object.values(story))
  await fillTranslated(page, '요약', [
    '재산이 모두 남편 명의였던 사건입니다.',
    'All property stood in the husband’s name.',
    '全部财产登记在丈夫名下的案件。',
  ])
  await fillTranslated(page, '결과', ['재산분할 45% 인정', '45% of the property', '获得45%财产'])
  await fillTranslated(page, '본문', ['집안일을 맡아 온 기여를 밝혔습니다.', 'We showed what she had contributed.', '我们证明了她的贡献。'])
  await page.getByLabel('구분').selectOption('해결 사례')
  await page.getByLabel('분야').selectOption('이혼')
  await made(page, 'success')
  const at = new Date(Math.floor(Date.now() / 60_000) * 60_000 + 120_000)
  await page.getByRole('button', { name: '게시 예약' }).click()
  await fillInstant(page.getByRole('group', { name: '게시할 때', exact: true }).first(), at)
  await picture(page, 'schedule')
  await page.getByRole('button', { name: '예약하기' }).click()
  await page.getByText('예약했습니다.').waitFor()
  return at
}

export async function addBanner(page: Page): Promise<void> {
  await open(page, 'banners/create')
  await fillTranslated(page, '큰 제목', ['혼자 결정하지 마십시오'])
  await fillTranslated(page, '내용', ['처음 상담부터 끝까지 같은 변호사가 함께합니다.'])
  await page.getByLabel('보이는 곳').selectOption('첫 화면')
  await choosePicture(page, '사진', await jpeg('banner.jpg', 1600, 900, '#33475B'))
  await choosePicture(page, '모바일 사진', await jpeg('banner-narrow.jpg', 900, 1200, '#33475B'))
  await page.getByLabel('순서').fill('1')
  await made(page, 'banners', publish(page))
}

export async function addPopup(page: Page): Promise<void> {
  await open(page, 'popups/create')
  await fillTranslated(page, '제목', ['개소 안내'])
  await fillTranslated(page, '본문', ['새 사무소가 문을 열었습니다.'])
  await page.getByLabel('보이는 곳').selectOption('이혼·가사')
  const period = (name: string) => page.getByRole('group', { name, exact: true }).first()
  const now = Date.now()
  await fillInstant(period('시작'), new Date(now - 60_000))
  await fillInstant(period('끝'), new Date(now - 3_600_000))
  // An end before the begin is told, and what was typed stays.
  await publish(page).click()
  await page.getByText('시작보다 뒤여야 합니다.').waitFor()
  await fillInstant(period('끝'), new Date(now + 7 * 86_400_000))
  await made(page, 'popups', publish(page))
}

/** The privacy policy with its brackets filled in, in force from now on. */
export async function addTerm(page: Page): Promise<void> {
  await open(page, 'terms')
  await page.getByRole('row').filter({ hasNotText: '무역센터' }).getByRole('link', { name: '개인정보 처리방침' }).click()
  await page.getByRole('link', { name: '새 판 만들기' }).click()
  await page.getByLabel('판 번호').fill('1.1')
  const text = page.getByRole('textbox', { name: '본문, 한국어' })
  await text.waitFor()
  await text.fill('법무법인 이음새는 개인정보를 다음과 같이 처리합니다. 개인정보 보호책임자는 한서윤입니다.')
  await fillInstant(page.getByRole('group', { name: '시행일', exact: true }).first(), new Date(Date.now() + 60_000))
  await picture(page, 'term')
  await made(page, 'terms', publish(page))
}
