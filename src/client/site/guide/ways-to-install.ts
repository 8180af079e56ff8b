import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Browser } from '../install/browser.ts'

export interface Way {
  name: MessageDescriptor
  steps: readonly MessageDescriptor[]
  /** Not one after the other, but each by itself. */
  isUnordered?: true
}

/** Steps to install the app in each browser, in its own words. */
export const waysToInstall: Record<Browser, Way> = {
  android: {
    name: msg`안드로이드 Chrome`,
    steps: [
      msg`오른쪽 위의 메뉴(⋮)를 누르십시오.`,
      msg`‘홈 화면에 추가’를 누르고 ‘설치’를 고르십시오.`,
      msg`홈 화면이나 앱 목록에 생긴 아이콘으로 여십시오.`,
    ],
  },
  samsung: {
    name: msg`삼성 인터넷`,
    steps: [
      msg`주소창에 설치 아이콘(아래쪽 화살표)이 보이면 그것을 누르시면 됩니다.`,
      msg`보이지 않으면 아래쪽 메뉴(☰)에서 ‘현재 페이지 추가’, 이어서 ‘홈 화면’을 누르십시오.`,
      msg`‘추가’를 누르시면 홈 화면에 아이콘이 생깁니다.`,
    ],
  },
  ios: {
    name: msg`iPhone·iPad`,
    steps: [
      msg`Safari에서 공유 버튼(네모에서 위로 나온 화살표)를 누르십시오. Chrome에서는 주소창 옆에 있습니다.`,
      msg`목록을 아래로 내려 ‘홈 화면에 추가’를 누르십시오.`,
      msg`‘웹 앱으로 열기’가 보이면 켜 두고, 오른쪽 위의 ‘추가’를 누르십시오.`,
    ],
  },
  desktop: {
    name: msg`컴퓨터의 Chrome·Edge·Whale`,
    steps: [
      msg`주소창 오른쪽 끝의 설치 아이콘(화면에 아래쪽 화살표)을 누르십시오.`,
      msg`아이콘이 없으면 브라우저 메뉴(⋮ 또는 …)에서 ‘전송, 저장, 공유’나 ‘앱’ 아래의 설치를 고르십시오.`,
      msg`‘설치’를 누르시면 따로 된 창으로 열립니다.`,
    ],
  },
  'mac-safari': {
    name: msg`Mac의 Safari`,
    steps: [
      msg`위쪽 막대에서 ‘파일’을 여십시오. 도구 막대의 공유 버튼도 됩니다.`,
      msg`‘Dock에 추가’를 고르고 ‘추가’를 누르십시오. macOS Sonoma(14)부터 됩니다.`,
      msg`Dock에 생긴 아이콘으로 여십시오.`,
    ],
  },
  firefox: {
    name: msg`Firefox`,
    isUnordered: true,
    steps: [
      msg`컴퓨터의 Firefox에서는 설치하지 않고 그대로 쓰시면 됩니다. 저장된 글은 인터넷이 없어도 읽으실 수 있습니다.`,
      msg`자주 오신다면 즐겨찾기(Ctrl+D, Mac은 ⌘+D)에 넣어 두십시오.`,
      msg`안드로이드의 Firefox에서는 메뉴(⋮)의 ‘홈 화면에 추가’를 쓰실 수 있습니다.`,
    ],
  },
  'in-app': {
    name: msg`카카오톡·네이버 앱 안에서 연 화면`,
    steps: [
      msg`이 화면에서는 설치할 수 없습니다. 메뉴(⋮ 또는 공유)에서 ‘다른 브라우저로 열기’를 누르십시오.`,
      msg`Chrome, 삼성 인터넷, Safari에서 열린 뒤 그 브라우저의 방법을 따르십시오.`,
    ],
  },
}
