import type { AnyResource } from '#contract/resource.ts'
import { msg } from '@lingui/core/macro'
import type { HelpKey, HelpText } from '../module.ts'
import { hasDrafts, hasImport, may } from '../resources.ts'

type Common = Pick<HelpText, 'lines' | 'keys'>

/** Screens that no module has. */
export const ownHelp: readonly HelpText[] = [
  {
    at: ['dashboard'],
    lines: [
      msg`‘먼저 할 일’은 늦은 것부터, 그다음은 오래 기다린 것부터입니다. 줄을 누르면 그 일이, ‘외 몇 건’을 누르면 같은 일의 목록이 열립니다.`,
      msg`그 아래 숫자는 종류마다 기다리는 일의 수이고, 누르면 그 목록이 열립니다.`,
      msg`‘지난 7일’은 오늘을 넣은 7일을 이전 4주의 한 주 평균과 견줍니다.`,
      msg`그림 아래의 ‘표로 보기’를 펼치면 숫자마다 그 기간의 목록으로 갈 수 있습니다.`,
      msg`자주 쓰는 메뉴는 그 화면에서 메뉴의 별을 눌러 위에 둡니다. 메뉴는 지금 화면과 기다리는 일이 있는 묶음만 펼쳐져 있고, 접거나 펼치신 것은 이 기기가 기억합니다.`,
    ],
  },
  {
    at: ['account', 'password'],
    lines: [
      msg`내 이름과 연락처, 비밀번호를 바꾸는 화면입니다.`,
      msg`2단계 인증을 켜 두시면 비밀번호가 알려져도 다른 사람이 로그인하지 못합니다.`,
    ],
  },
  {
    at: ['media'],
    lines: [
      msg`글에 쓰는 사진과 문서를 모은 화면입니다. 회원과 상담 신청의 파일은 여기에 없습니다.`,
      msg`파일 이름이나 사진 설명으로 찾고, 종류와 쓰임으로 좁힙니다.`,
      msg`쓰임에서 ‘쓰지 않는 것’을 고르면 올린 지 하루가 지났고 어느 글에도 없는 파일이 나옵니다.`,
      msg`삭제한 파일은 30일 뒤에 지워집니다. 그사이에 글에 다시 쓰면 저절로 돌아옵니다.`,
    ],
  },
  {
    at: ['media/*'],
    lines: [
      msg`파일 하나의 설명과 쓰이는 곳을 보는 화면입니다. 쓰이는 곳을 누르면 그 글이 열립니다.`,
      msg`‘다른 파일로 바꾸기’는 이 파일을 쓰는 모든 글에 새 파일을 넣고, 사이트에 바로 나갑니다.`,
      msg`사진 설명은 사진을 보지 못하는 분께 읽어 드릴 글입니다. 언어마다 적어 주세요.`,
      msg`초점은 사진이 잘려도 꼭 보여야 할 곳입니다. 누르거나 화살표 글쇠로 옮깁니다.`,
    ],
  },
  {
    at: ['import/*', 'import/*/*'],
    lines: [
      msg`엑셀(XLSX)이나 CSV 파일로 여러 항목을 한꺼번에 만들거나 고치는 화면입니다. 10MB, 5,000줄까지입니다.`,
      msg`어떤 열이 있는지는 ‘빈 양식 받기(CSV)’로 볼 수 있습니다. 이름이 같은 열은 저절로 맞추어집니다.`,
      msg`‘확인하기’는 아무것도 쓰지 않고 모든 줄을 검사합니다. 틀린 칸은 그 자리에서 고칠 수 있습니다.`,
      msg`고치려면 목록의 ‘내보내기’에서 다시 가져올 파일을 받아 고친 뒤 가져옵니다. 비운 칸은 지워집니다.`,
      msg`연결이 끊겼으면 같은 파일을 다시 골라 ‘이어서 가져오기’를 누릅니다. 이미 쓴 줄은 두 번 쓰지 않습니다.`,
    ],
  },
  {
    at: ['order/*', 'order/*/*'],
    lines: [
      msg`사이트에 보이는 차례를 바꾸는 화면입니다. 손잡이를 끌어서 옮깁니다.`,
      msg`손잡이에서 Enter를 누르면 화살표 글쇠로, 휴대전화에서는 위아래 단추로 옮깁니다.`,
      msg`옮길 때마다 저장됩니다. 두 분이 함께 옮겨도 둘 다 남습니다.`,
    ],
  },
  {
    at: ['trash'],
    lines: [msg`삭제한 글이 30일 동안 있는 곳입니다. ‘되돌리기’를 누르면 초안으로 돌아옵니다.`, msg`‘영영 지우기’는 되돌릴 수 없습니다.`],
  },
]

const listKeys: readonly HelpKey[] = [
  ['j', msg`다음 줄로`],
  ['k', msg`앞 줄로`],
  ['x', msg`이 줄 고르기`],
  ['a', msg`이 쪽의 모두 고르기`],
  ['e', msg`이 줄 열기`],
  ['v', msg`넓은 화면에서 이 줄을 목록 옆에 열기, 한 번 더 누르면 그리로 가기`],
  ['Esc', msg`목록 옆 화면 닫기`],
  ['/', msg`찾을 말로`],
  ['← →', msg`열 머리의 끝에서: 열을 좁게, 넓게`],
  ['Enter', msg`열 머리의 끝에서: 내용에 맞는 너비로`],
]

/** The keys of items that were opened from a list. */
const besideKeys: readonly HelpKey[] = [
  ['j', msg`목록의 다음 항목으로`],
  ['k', msg`목록의 앞 항목으로`],
]

const saveKeys: readonly HelpKey[] = [['Ctrl+S', msg`저장`]]

/** Keys of all screens. */
export const everywhere: readonly HelpKey[] = [
  ['Ctrl+K', msg`화면과 글, 사람을 어디서나 찾기`],
  ['?', msg`이 도움말`],
]

/** Words of every list, as far as it has what they say. */
export const listHelp = (resource: AnyResource): Common => ({
  lines: [
    msg`띄어쓰기 없이, 초성(ㅅㅎㄹ)으로도 찾습니다. 조건 옆의 수는 그 값을 고르면 남는 개수입니다.`,
    ...(may(resource).change || may(resource).remove
      ? [msg`왼쪽 칸으로 여럿을 골라 한꺼번에 바꿉니다. 방금 한 것은 ‘되돌리기’로 취소합니다.`]
      : []),
    msg`조건과 차례는 주소에 남습니다. 자주 쓰는 것은 ‘새 보기로 저장’으로 이름을 붙여 둡니다.`,
    msg`‘⋯’의 ‘내보내기’는 지금의 조건에 맞는 모두를 엑셀이나 CSV로 받습니다. 사람에 관한 목록은 사유를 적습니다.`,
    ...(hasImport(resource) ? [msg`‘⋯’의 ‘가져오기’는 파일로 여러 항목을 만들거나 고칩니다. 새 항목은 초안이 됩니다.`] : []),
  ],
  keys: listKeys,
})

const draftLines = (resource: AnyResource) =>
  hasDrafts(resource)
    ? [
        msg`처음 저장하면 초안이고 방문자에게 보이지 않습니다. ‘게시하기’를 누르면 저장되고 바로 사이트에 나갑니다.`,
        msg`영어와 중국어는 비워 두면 한국어로 보입니다. 보일 언어는 위에서 고르고, 이 기기가 기억합니다.`,
        msg`방금 저장한 것은 ‘되돌리기’로, 그 전의 것은 ‘이전 내용’에서 되돌립니다.`,
      ]
    : []

/** Words of every item's form; where nothing can be saved only the keys are left. */
export const formHelp = (resource: AnyResource): Common =>
  may(resource).change
    ? {
        lines: [
          ...draftLines(resource),
          msg`저장하지 않고 닫아도 적던 것은 이 기기에 잠긴 채 남아 있다가 ‘이어서 쓰기’로 돌아옵니다.`,
          msg`두 분이 함께 고치면 서로의 이름이 보이고, 나중에 저장하는 분에게 무엇을 남길지 묻습니다.`,
        ],
        keys: [...saveKeys, ...besideKeys],
      }
    : { lines: [], keys: besideKeys }
