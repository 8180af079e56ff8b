import type { ErrorDeclaration } from '../errors.ts'

export const accountErrors = {
  certificateRefused: {
    status: 400,
    text: /*i18n*/ {
      id: 'error.certificateRefused',
      message:
        '판매 회원은 서울어워드(SEOUL AWARD)나 슈퍼루키(SUPER ROOKIE) 인증을 받은 기업만 가입하실 수 있습니다. 다른 인증으로는 참가를 받지 않습니다.',
    },
  },
  badCredentials: { status: 401, text: /*i18n*/ { id: 'error.badCredentials', message: '아이디 또는 비밀번호가 맞지 않습니다.' } },
  passkeyUnknown: {
    status: 401,
    text: /*i18n*/ {
      id: 'error.passkeyUnknown',
      message: '이 패스키로 로그인하실 수 없습니다. 아이디와 비밀번호로 로그인해 주십시오.',
    },
  },
  codeNeeded: { status: 401, text: /*i18n*/ { id: 'error.codeNeeded', message: '인증 앱의 6자리 코드를 입력해 주십시오.' } },
  codeRefused: {
    status: 401,
    text: /*i18n*/ { id: 'error.codeRefused', message: '코드가 맞지 않거나 이미 사용되었습니다. 새 코드를 입력해 주십시오.' },
  },
  sealExpired: {
    status: 401,
    text: /*i18n*/ { id: 'error.sealExpired', message: '로그인 요청이 만료되었습니다. 다시 시도해 주십시오.' },
  },
  wrongPassword: { status: 403, text: /*i18n*/ { id: 'error.wrongPassword', message: '비밀번호가 맞지 않습니다.' } },
  companyOwnerOnly: {
    status: 403,
    text: /*i18n*/ {
      id: 'error.companyOwnerOnly',
      message: '회사 정보와 상품은 회사를 등록하신 분만 바꾸실 수 있습니다.',
    },
  },
  colleagueElsewhere: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.colleagueElsewhere',
      message: '이 이메일로 가입하신 분은 이미 다른 회사에 속해 있거나 초대하실 수 없는 계정입니다. 다른 이메일로 초대해 주십시오.',
    },
  },
  colleagueThere: {
    status: 409,
    text: /*i18n*/ { id: 'error.colleagueThere', message: '이 이메일로 가입하신 분은 이미 회사의 담당자입니다.' },
  },
  tooManyColleagues: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.tooManyColleagues',
      message: '담당자는 초대하신 분을 포함하여 {limit}명까지 둘 수 있습니다. 초대를 거두거나 담당자를 빼신 뒤 다시 시도해 주십시오.',
    },
  },
  invitationOver: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.invitationOver',
      message:
        '이 초대 링크는 이미 쓰였거나 기한이 지났습니다. 가입을 마치셨다면 로그인해 주시고, 아니면 행사 사무국에 초대를 다시 부탁해 주십시오.',
    },
  },
  invitedOtherwise: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.invitedOtherwise',
      message:
        '이 이메일은 이미 다른 구분(판매 기업이나 바이어)으로 상담회에 초대되어 있습니다. 그 구분으로 가입하시거나 초대 메일의 링크를 써 주십시오. 잘못 초대되었다면 행사 사무국에 알려 주십시오.',
    },
  },
  consentNeeded: {
    status: 409,
    text: /*i18n*/ { id: 'error.consentNeeded', message: '회원에게 꼭 필요한 동의입니다. 탈퇴하시면 거두어집니다.' },
  },
  tooManyUploads: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.tooManyUploads',
      message: '보내시던 파일이 이미 {limit}개 있습니다. 이어서 보내시거나 하나를 취소하고 다시 시도해 주십시오.',
    },
  },
  offsetWrong: {
    status: 409,
    text: /*i18n*/ { id: 'error.offsetWrong', message: '파일의 다른 부분을 기다리고 있습니다. 받은 곳부터 이어서 보내 주십시오.' },
  },
  registrationNeeded: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.registrationNeeded',
      message: '사업자등록증을 올리지 않은 판매 회원은 승인할 수 없습니다.',
    },
  },
  memberInUse: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.memberInUse',
      message: '회사나 문의가 있는 회원은 삭제할 수 없습니다. 회원 화면의 ‘탈퇴 처리’로 개인정보를 지우실 수 있습니다.',
    },
  },
  roleInUse: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.roleInUse',
      message: '아직 끝나지 않은 일이 있어 이 회원의 구분을 바꿀 수 없습니다: {business}. 먼저 끝내거나 취소해 주십시오.',
    },
  },
  memberPassword: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.memberPassword',
      message: '회원의 비밀번호는 직원이 정할 수 없습니다. 회원 화면의 ‘비밀번호 찾기 안내 보내기’를 이용해 주십시오.',
    },
  },
  noMemberAddress: {
    status: 409,
    text: /*i18n*/ { id: 'error.noMemberAddress', message: '이 회원에게 보낼 수 있는 이메일이나 휴대전화가 없습니다.' },
  },
  actingRefused: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.actingRefused',
      message: '직원의 계정과 쓰이지 않는 계정의 화면은 볼 수 없습니다.',
    },
  },
  actingOver: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.actingOver',
      message: '이 링크는 이미 쓰였거나 시간이 지났습니다. 콘솔에서 다시 열어 주십시오.',
    },
  },
  lastAdministrator: {
    status: 409,
    text: /*i18n*/ { id: 'error.lastAdministrator', message: '콘솔에 들어갈 수 있는 관리자가 한 명은 남아야 합니다.' },
  },
  channelOff: {
    status: 503,
    text: /*i18n*/ {
      id: 'error.channelOff',
      message: '이 방법으로는 인증번호를 보내 드릴 수 없습니다. 다른 방법을 고르시거나 전화로 문의해 주십시오.',
    },
  },
  countryOff: {
    status: 409,
    text: /*i18n*/ { id: 'error.countryOff', message: '이 나라의 번호로는 문자를 보내 드릴 수 없습니다. 이메일로 인증해 주십시오.' },
  },
  weakPassword: {
    status: 400,
    text: /*i18n*/ {
      id: 'error.weakPassword',
      message: '누구나 먼저 넣어 보는 비밀번호입니다. 남이 짐작하기 어려운 것으로 정해 주십시오. 단어 서너 개를 이어 쓰셔도 좋습니다.',
    },
  },
  codeWrong: { status: 409, text: /*i18n*/ { id: 'error.codeWrong', message: '인증번호가 맞지 않습니다. 다시 확인해 주십시오.' } },
  codeExpired: {
    status: 409,
    text: /*i18n*/ { id: 'error.codeExpired', message: '인증번호를 쓰실 수 있는 시간이나 횟수가 지났습니다. 다시 인증해 주십시오.' },
  },
  passkeyRefused: {
    status: 400,
    text: /*i18n*/ { id: 'error.passkeyRefused', message: '패스키를 등록하지 못했습니다. 잠시 후 다시 시도해 주십시오.' },
  },
  factorExists: { status: 409, text: /*i18n*/ { id: 'error.factorExists', message: '2단계 인증을 이미 쓰고 계십니다.' } },
  introductionType: {
    status: 415,
    text: /*i18n*/ {
      id: 'error.introductionType',
      message: '회사소개서로 받을 수 없는 파일입니다. PDF, XLSX, JPG, PNG 파일을 보내 주십시오. PDF가 가장 좋습니다.',
    },
  },
  registrationType: {
    status: 415,
    text: /*i18n*/ {
      id: 'error.registrationType',
      message: '사업자등록증으로 받을 수 없는 파일입니다. PDF, JPG, PNG 파일을 보내 주십시오.',
    },
  },
} as const satisfies Record<string, ErrorDeclaration>
