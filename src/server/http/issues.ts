import type * as z from 'zod'
import type { Locale } from '#contract/locale.ts'
import { translate } from './catalogues.ts'

/** What can be wrong with a value, as a person reads it. The first four are the specification's own words (section 5). */
const texts = {
  'form.name': /*i18n*/ { id: 'form.name', message: '성함을 입력해주세요' },
  'form.phone': /*i18n*/ { id: 'form.phone', message: '연락처를 입력해주세요' },
  'form.content': /*i18n*/ { id: 'form.content', message: '문의내용을 입력해주세요' },
  'form.consent': /*i18n*/ { id: 'form.consent', message: '개인정보수집에 동의해주세요' },
  'form.nameTooLong': /*i18n*/ { id: 'form.nameTooLong', message: '성함은 {maximum}자까지 적으실 수 있습니다.' },
  'form.phoneTooLong': /*i18n*/ { id: 'form.phoneTooLong', message: '연락처는 {maximum}자까지 적으실 수 있습니다.' },
  'form.contentTooLong': /*i18n*/ {
    id: 'form.contentTooLong',
    message: '문의내용은 {maximum}자까지 적으실 수 있습니다. 나머지는 파일로 첨부하시거나 상담하실 때 말씀해 주십시오.',
  },
  'form.whenTooLong': /*i18n*/ { id: 'form.whenTooLong', message: '통화하기 좋은 때는 {maximum}자까지 적으실 수 있습니다.' },
  'form.consentTime': /*i18n*/ {
    id: 'form.consentTime',
    message: '이 기기의 날짜와 시각이 맞지 않아 언제 동의하셨는지 알 수 없습니다. 시각을 맞추고 다시 신청해 주십시오.',
  },
  'form.consentExpired': /*i18n*/ {
    id: 'form.consentExpired',
    message: '동의하신 지 7일이 지났습니다. 동의 내용을 확인하고 다시 신청해 주십시오.',
  },
  'form.lawyer': /*i18n*/ {
    id: 'form.lawyer',
    message: '지정하신 변호사를 찾을 수 없습니다. 변호사를 지정하지 않고 다시 신청해 주십시오.',
  },
  'form.assignee': /*i18n*/ { id: 'form.assignee', message: '상담을 맡을 수 있는 직원이 아닙니다. 다른 담당자를 골라 주십시오.' },
  'recovery.username': /*i18n*/ { id: 'recovery.username', message: '인증번호와 함께 보내 드린 아이디를 적어 주십시오.' },
  'join.terms-of-use': /*i18n*/ { id: 'join.terms-of-use', message: '이용약관에 동의해주세요' },
  'join.privacy-join': /*i18n*/ { id: 'join.privacy-join', message: '개인정보 수집·이용에 동의해주세요' },
  'join.consentTime': /*i18n*/ {
    id: 'join.consentTime',
    message: '이 기기의 날짜와 시각이 맞지 않아 언제 동의하셨는지 알 수 없습니다. 시각을 맞추고 다시 동의해 주십시오.',
  },
  'join.consentExpired': /*i18n*/ {
    id: 'join.consentExpired',
    message: '동의하신 지 하루가 지났습니다. 동의 내용을 확인하고 다시 동의해 주십시오.',
  },
  'join.username': /*i18n*/ { id: 'join.username', message: '다른 회원이 쓰고 있는 아이디입니다.' },
  'company.reason': /*i18n*/ { id: 'company.reason', message: '반려하시는 까닭을 적어 주십시오. 회원이 읽습니다.' },
  'company.registrationNumber': /*i18n*/ { id: 'company.registrationNumber', message: '사업자등록번호는 숫자 10자리로 적어 주십시오.' },
  'user.staff': /*i18n*/ {
    id: 'user.staff',
    message: '회원의 계정을 직원의 계정으로 바꿀 수 없습니다. 직원의 계정은 새로 만들어 주십시오.',
  },
  'user.withdrawn': /*i18n*/ {
    id: 'user.withdrawn',
    message: '탈퇴는 회원 화면의 ‘탈퇴 처리’로만 하실 수 있고, 되돌릴 수 없습니다.',
  },
  'user.invited': /*i18n*/ {
    id: 'user.invited',
    message: '초대된 회원은 초대 링크에서 비밀번호를 정하면 정상이 됩니다. 상태를 여기에서 바꿀 수 없습니다.',
  },
  'participant.same': /*i18n*/ { id: 'participant.same', message: '{maximum}번 줄과 같은 참가자입니다(이메일이나 등록번호가 같습니다).' },
  'participant.minimum': /*i18n*/ { id: 'participant.minimum', message: '할 수 있는 상담 {maximum}건보다 많습니다.' },
  'letter.subject': /*i18n*/ { id: 'letter.subject', message: '제목은 한 줄로 적어 주십시오.' },
  scheduleOrder: /*i18n*/ { id: 'issue.scheduleOrder', message: '게시할 때보다 뒤여야 합니다.' },
  edition: /*i18n*/ { id: 'issue.edition', message: '같은 약관에 이 판 번호가 이미 있습니다.' },
  periodOrder: /*i18n*/ { id: 'issue.periodOrder', message: '시작보다 뒤여야 합니다.' },
  'fair.timeZone': /*i18n*/ { id: 'issue.timeZone', message: '알 수 없는 시간대입니다. 예: Asia/Seoul, America/New_York' },
  'auction.lot': /*i18n*/ {
    id: 'auction.lot',
    message: '작품 번호는 1부터 9999까지의 수이고, 뒤에 영문 대문자 하나를 붙일 수 있습니다. 예: 12, 12A',
  },
  'auction.lotTaken': /*i18n*/ { id: 'auction.lotTaken', message: '이 경매에 번호가 같은 작품이 이미 있습니다.' },
  'auction.estimate': /*i18n*/ { id: 'auction.estimate', message: '추정가의 높은 쪽은 낮은 쪽보다 작을 수 없습니다.' },
  'auction.reserve': /*i18n*/ { id: 'auction.reserve', message: '내정가는 시작가보다 작을 수 없고, 추정가의 낮은 쪽보다 클 수 없습니다.' },
  'auction.commission': /*i18n*/ {
    id: 'auction.commission',
    message: '위탁자가 있는 작품에는 위탁 수수료율을 적어 주십시오. 수수료가 없으면 0을 적으십시오.',
  },
  'auction.closingFixed': /*i18n*/ {
    id: 'auction.closingFixed',
    message: '이 경매에 응찰이 있어 마감 방식을 바꿀 수 없습니다.',
  },
  'auction.lotFixed': /*i18n*/ { id: 'auction.lotFixed', message: '이 경매에 응찰이 있어 작품 번호를 바꿀 수 없습니다.' },
  'auction.paidOn': /*i18n*/ { id: 'auction.paidOn', message: '오늘까지의 날을 적어 주십시오.' },
  'auction.consignorLeads': /*i18n*/ {
    id: 'auction.consignorLeads',
    message: '이 위탁자가 이 작품에서 앞서 있습니다. 먼저 그 응찰을 취소해 주십시오.',
  },
  'auction.steps': /*i18n*/ { id: 'auction.steps', message: '첫 단계는 0원부터, 다음 단계는 앞 단계보다 큰 금액부터 적어 주십시오.' },
  'auction.increments': /*i18n*/ {
    id: 'auction.increments',
    message: '첫 단계는 0원부터, 다음 단계는 앞 단계보다 큰 금액부터 적으시고, 호가 단위는 앞 단계보다 작아지지 않게 적어 주십시오.',
  },
  'auction.closes': /*i18n*/ { id: 'auction.closes', message: '첫 작품 마감은 응찰 시작보다 뒤여야 합니다.' },
  'auction.oneTarget': /*i18n*/ { id: 'auction.oneTarget', message: '작품과 경매 프로그램 가운데 하나만 적어 주십시오.' },
  'shop.code': /*i18n*/ { id: 'shop.code', message: '영문 소문자로 시작해 소문자, 숫자, 붙임표로 2~40자를 적어 주십시오. 예: green-tea' },
  'shop.codeReserved': /*i18n*/ { id: 'shop.codeReserved', message: '상점의 다른 주소에 쓰이는 이름입니다. 다른 이름을 적어 주십시오.' },
  'shop.hiddenReason': /*i18n*/ { id: 'shop.hiddenReason', message: '숨기시는 까닭을 적어 주십시오. 쓴 회원이 읽습니다.' },
  'shop.depth': /*i18n*/ { id: 'shop.depth', message: '분류는 {maximum}단계까지 만들 수 있습니다.' },
  'shop.cycle': /*i18n*/ { id: 'shop.cycle', message: '자기 자신이나 하위 분류에 속할 수 없습니다.' },
  'shop.listPrice': /*i18n*/ { id: 'shop.listPrice', message: '정가는 판매가보다 커야 합니다.' },
  'shop.priceTooLow': /*i18n*/ { id: 'shop.priceTooLow', message: '판매가가 0원보다 낮아집니다.' },
  'shop.priceTooHigh': /*i18n*/ { id: 'shop.priceTooHigh', message: '판매가가 너무 높아집니다.' },
  'shop.listPriceBelow': /*i18n*/ {
    id: 'shop.listPriceBelow',
    message: '판매가가 정가({maximum}원)보다 낮지 않게 됩니다. 정가를 지우거나 함께 바꾸어 주십시오.',
  },
  'shop.changedSince': /*i18n*/ { id: 'shop.changedSince', message: '그 뒤에 다른 사람이 바꾸어 그대로 두었습니다.' },
  'shop.stockGone': /*i18n*/ { id: 'shop.stockGone', message: '재고가 {maximum}개뿐이라 되돌릴 수 없습니다.' },
  'shop.sheetFirst': /*i18n*/ { id: 'shop.sheetFirst', message: '상품의 값은 그 상품의 첫 줄에만 적거나, 줄마다 똑같이 적어 주십시오.' },
  'shop.sheetOption': /*i18n*/ {
    id: 'shop.sheetOption',
    message: '옵션은 ‘색상: 파랑’처럼 이름과 값을 적어 주십시오. 줄마다 같은 옵션이어야 합니다.',
  },
  'shop.sheetValues': /*i18n*/ {
    id: 'shop.sheetValues',
    message: '이 재고 코드의 옵션 값과 다릅니다. 옵션은 상품 화면에서 바꾸시거나, 다른 재고 코드로 적어 주십시오.',
  },
  'shop.sheetCode': /*i18n*/ { id: 'shop.sheetCode', message: '어느 품목인지 재고 코드를 적어 주십시오.' },
  'shop.stockMoved': /*i18n*/ {
    id: 'shop.stockMoved',
    message: '내보낸 뒤 재고가 {maximum}개로 바뀌었습니다. 다시 내보내 확인하시거나, ‘내보낼 때 재고’도 {maximum}(으)로 고쳐 주십시오.',
  },
  'shop.pictureFile': /*i18n*/ { id: 'shop.pictureFile', message: '이 이름의 사진을 함께 고르지 않으셨고, 상품에도 없습니다: {names}' },
  'shop.stockCode': /*i18n*/ {
    id: 'shop.stockCode',
    message: '영문 대문자나 숫자로 시작해 대문자, 숫자, 붙임표로 2~30자를 적어 주십시오. 예: MUG-BL-L',
  },
  'shop.codeTaken': /*i18n*/ { id: 'shop.codeTaken', message: '다른 품목이 쓰고 있는 재고 코드입니다.' },
  'shop.values': /*i18n*/ { id: 'shop.values', message: '옵션마다 그 옵션에 있는 값(한국어)을 하나씩, 순서대로 적어 주십시오.' },
  'shop.disclosure': /*i18n*/ { id: 'shop.disclosure', message: '이 종류의 상품에 맞지 않는 항목입니다: {names}' },
  'shop.twice': /*i18n*/ { id: 'shop.twice', message: '같은 것이 두 번 있습니다.' },
  'shop.couponCode': /*i18n*/ { id: 'shop.couponCode', message: '영문 대문자와 숫자, 붙임표로 4~20자를 적어 주십시오. 예: WELCOME-2026' },
  'shop.noPoints': /*i18n*/ { id: 'shop.noPoints', message: '0이 아닌 수를 적어 주십시오.' },
  'shop.percent': /*i18n*/ { id: 'shop.percent', message: '비율은 100%까지입니다.' },
  'shop.soldOut': /*i18n*/ { id: 'shop.soldOut', message: '품절되었거나 더 이상 팔지 않습니다.' },
  'shop.left': /*i18n*/ { id: 'shop.left', message: '{maximum}개 남았습니다.' },
  'shop.mostEach': /*i18n*/ {
    id: 'shop.mostEach',
    message: '한 분께 파는 수량이 정해진 상품입니다. 더 사실 수 있는 수량: {maximum}개',
  },
  'shop.price': /*i18n*/ { id: 'shop.price', message: '가격이 {maximum}원으로 바뀌었습니다.' },
  'shop.noPickUp': /*i18n*/ { id: 'shop.noPickUp', message: '센터에서 받으실 수 없는 상품입니다. 택배로 받아 주십시오.' },
  'shop.receiptIdentity': /*i18n*/ {
    id: 'shop.receiptIdentity',
    message: '휴대전화 번호나 현금영수증 카드 번호, 사업자등록번호를 적어 주십시오.',
  },
  'shop.businessNumber': /*i18n*/ { id: 'shop.businessNumber', message: '사업자등록번호 10자리를 확인해 주십시오.' },
  'shop.invoice': /*i18n*/ {
    id: 'shop.invoice',
    message: '세금계산서에는 사업자등록번호와 상호, 대표자, 이메일이 모두 있어야 합니다.',
  },
  'shop.returnedOn': /*i18n*/ { id: 'shop.returnedOn', message: '입금한 날부터 오늘까지의 날을 적어 주십시오.' },
  'shop.address': /*i18n*/ { id: 'shop.address', message: '우편번호와 주소를 적어 주십시오.' },
  'shop.refundAccount': /*i18n*/ { id: 'shop.refundAccount', message: '환불받으실 은행과 계좌번호, 예금주를 적어 주십시오.' },
  'shop.tooManyVariants': /*i18n*/ {
    id: 'shop.tooManyVariants',
    message: '옵션 값을 모두 조합하면 {maximum}개를 넘습니다. 판매할 조합만 품목으로 적어 주십시오.',
  },
  'message.unknown': /*i18n*/ { id: 'message.unknown', message: '이 글에서 쓸 수 없는 항목입니다: {names}' },
  'message.personal': /*i18n*/ {
    id: 'message.personal',
    message: '제목은 여러 사람의 눈에 띄므로 {names}을(를) 쓰실 수 없습니다. 내용에 적어 주십시오.',
  },
  'message.past': /*i18n*/ { id: 'message.past', message: '지금보다 뒤의 때를 골라 주십시오.' },
  'message.missing': /*i18n*/ { id: 'message.missing', message: '꼭 들어가야 하는 항목이 빠졌습니다: {names}' },
  'message.tooLong': /*i18n*/ {
    id: 'message.tooLong',
    message: '예시 값을 넣으면 {bytes}바이트입니다. 문자 메시지는 {maximum}바이트까지 보낼 수 있습니다.',
  },
  'import.ambiguous': /*i18n*/ { id: 'import.ambiguous', message: '이런 이름을 가진 항목이 여럿입니다. 항목 ID로 적어 주십시오.' },
  'import.boolean': /*i18n*/ { id: 'import.boolean', message: '예 또는 아니요로 적어 주십시오.' },
  'import.number': /*i18n*/ { id: 'import.number', message: '숫자로 적어 주십시오.' },
  'import.instant': /*i18n*/ {
    id: 'import.instant',
    message: '날짜와 시각은 2026-11-24 09:00처럼 적어 주십시오(서울 시각).',
  },
  'import.twice': /*i18n*/ { id: 'import.twice', message: '같은 항목이 두 줄에 있습니다.' },
  'import.together': /*i18n*/ { id: 'import.together', message: '{maximum}번 줄이 틀려, 같은 항목인 이 줄도 가져오지 않습니다.' },
  'import.column': /*i18n*/ { id: 'import.column', message: '가져올 수 없는 열이거나 두 번 있습니다.' },
  'shape.time': /*i18n*/ { id: 'shape.time', message: '24시간으로 적어 주십시오. 예: 09:00' },
  'shape.postcode': /*i18n*/ { id: 'shape.postcode', message: '우편번호는 숫자 다섯 자리로 적어 주십시오. 예: 06236' },
  'shape.code': /*i18n*/ { id: 'shape.code', message: '영문 소문자와 붙임표로 2~20자를 적어 주십시오. 예: seoul' },
  'shape.youtube': /*i18n*/ { id: 'shape.youtube', message: '유튜브 주소에서 v= 뒤의 11자를 적어 주십시오.' },
  'shape.duration': /*i18n*/ { id: 'shape.duration', message: '분과 초로 적어 주십시오. 예: 3:05' },
  'shape.country': /*i18n*/ { id: 'shape.country', message: '나라를 두 글자 코드로 적어 주십시오. 예: KR, US, CN, VN' },
  'shape.phone': /*i18n*/ {
    id: 'shape.phone',
    message: '전화번호를 숫자로 적어 주십시오. 예: 010-1234-5678, 다른 나라는 +1 212 555 0100',
  },
  'shape.phrase': /*i18n*/ {
    id: 'shape.phrase',
    message: '찾을 글자를 적어 주십시오. *는 글자 사이에 한 번만 쓰실 수 있습니다.',
  },
  'shape.username': /*i18n*/ { id: 'shape.username', message: '아이디에는 콜론(:)을 쓰실 수 없습니다.' },
  'shape.line': /*i18n*/ { id: 'shape.line', message: '줄을 바꾸지 말고 보이는 글자로만 적어 주십시오.' },
  'shape.link': /*i18n*/ { id: 'shape.link', message: '/로 시작하는 우리 사이트의 주소나 https://로 시작하는 주소를 적어 주십시오.' },
  number: /*i18n*/ { id: 'issue.number', message: '숫자로 적어 주십시오.' },
  required: /*i18n*/ { id: 'issue.required', message: '꼭 필요한 값입니다.' },
  choice: /*i18n*/ { id: 'issue.choice', message: '고를 수 있는 값이 아닙니다: {choices}' },
  tooFew: /*i18n*/ { id: 'issue.tooFew', message: '{minimum}개 이상이어야 합니다.' },
  tooMany: /*i18n*/ { id: 'issue.tooMany', message: '{maximum}개 이하여야 합니다.' },
  tooShort: /*i18n*/ { id: 'issue.tooShort', message: '{minimum}자 이상이어야 합니다.' },
  tooLong: /*i18n*/ { id: 'issue.tooLong', message: '{maximum}자 이하여야 합니다.' },
  tooSmall: /*i18n*/ { id: 'issue.tooSmall', message: '{minimum} 이상이어야 합니다.' },
  tooLarge: /*i18n*/ { id: 'issue.tooLarge', message: '{maximum} 이하여야 합니다.' },
  unknown: /*i18n*/ { id: 'issue.unknown', message: '알 수 없는 항목입니다: {key}' },
  reference: /*i18n*/ { id: 'issue.reference', message: '그런 항목이 없습니다.' },
  invalid: /*i18n*/ { id: 'issue.invalid', message: '값의 형식이 맞지 않습니다.' },
  format: /*i18n*/ { id: 'issue.format', message: '값의 형식이 맞지 않습니다. 필요한 형식: {expected}' },
} as const
export type Text = keyof typeof texts

const isOwnText = (message: string): message is Text => message in texts

/** What a format is called in every language. */
const formats: Readonly<Record<string, string>> = {
  uuid: 'UUID',
  datetime: 'ISO 8601, UTC (2026-11-23T09:00:00.000Z)',
  date: 'YYYY-MM-DD',
  url: 'URL',
  email: 'name@example.com',
}

const lowest: Readonly<Record<string, Text>> = { string: 'tooShort', array: 'tooFew' }
const highest: Readonly<Record<string, Text>> = { string: 'tooLong', array: 'tooMany' }

/** An empty field of a form says no more than one that is not there. */
const isAbsent = (input: unknown): boolean => input === undefined || input === ''
const isNumber = (expected: string): boolean => expected === 'number' || expected === 'int'

/** What is wrong, with what was expected instead: the format, the choices, or the limit and its unit. */
function describe(issue: z.core.$ZodIssue): [Text, Record<string, string>?] {
  const limits = {
    ...('minimum' in issue ? { minimum: issue.minimum.toLocaleString('en') } : {}),
    ...('maximum' in issue ? { maximum: issue.maximum.toLocaleString('en') } : {}),
  }
  if (isOwnText(issue.message)) return issue.message.startsWith('shape.') && issue.input === '' ? ['required'] : [issue.message, limits]
  switch (issue.code) {
    case 'invalid_type':
      return isAbsent(issue.input) ? ['required'] : isNumber(issue.expected) ? ['number'] : ['format', { expected: issue.expected }]
    case 'invalid_value':
      if (isAbsent(issue.input)) return ['required']
      return ['choice', { choices: issue.values.map(String).join(', ') }]
    case 'too_small':
      return issue.origin === 'string' && Number(issue.minimum) === 1 ? ['required'] : [lowest[issue.origin] ?? 'tooSmall', limits]
    case 'too_big':
      return [highest[issue.origin] ?? 'tooLarge', limits]
    case 'invalid_format': {
      const expected = formats[issue.format]
      // Nobody reads a regular expression.
      return expected === undefined ? ['invalid'] : ['format', { expected }]
    }
    default:
      return ['invalid']
  }
}

/** Of a value that is none of several kinds, what is wrong with the kind that it comes closest to. */
const unfold = (issues: readonly z.core.$ZodIssue[]): readonly z.core.$ZodIssue[] =>
  issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union' || isOwnText(issue.message)) return [issue]
    const [nearest] = issue.errors.toSorted((a, b) => a.length - b.length)
    return nearest === undefined ? [issue] : unfold(nearest.map((each) => ({ ...each, path: [...issue.path, ...each.path] })))
  })

/** So many unknown fields are named. */
const maxUnknown = 10

const toText = ([text, values]: ReturnType<typeof describe>, locale: Locale): string => translate(locale, texts[text], values)

/** The first problem, where the specification has words of its own for it: fit to be shown alone. */
export function headlineOf(issues: readonly z.core.$ZodIssue[], locale: Locale): string | undefined {
  const [first] = unfold(issues)
  return first !== undefined && isOwnText(first.message) && !first.message.startsWith('shape.')
    ? toText(describe(first), locale)
    : undefined
}

/** A problem that no schema sees, with the path of its field and its text in the asked language. */
export const issueOf = (path: string, text: Text, locale: Locale, values: Record<string, string> = {}) => ({
  path,
  message: toText([text, values], locale),
})

/** The problems of an input, each with the path of the field (`offices.0.name.ko`) and a text in the asked language. */
export const readableIssues = (issues: readonly z.core.$ZodIssue[], locale: Locale): { path: string; message: string }[] =>
  unfold(issues).flatMap((issue) => {
    const path = (...more: string[]) => [...issue.path.map(String), ...more].join('.')
    if (issue.code !== 'unrecognized_keys') return { path: path(), message: toText(describe(issue), locale) }
    const keys = issue.keys.slice(0, maxUnknown).map((key) => key.slice(0, 50))
    return keys.map((key) => ({ path: path(key), message: toText(['unknown', { key }], locale) }))
  })
