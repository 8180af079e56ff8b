import type { Region } from '#contract/shop/places.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Provinces, as they are called in short. */
export const regionNames: Readonly<Record<Region, MessageDescriptor>> = {
  seoul: msg`서울`,
  gyeonggi: msg`경기`,
  incheon: msg`인천`,
  gangwon: msg`강원`,
  chungbuk: msg`충북`,
  sejong: msg`세종`,
  chungnam: msg`충남`,
  daejeon: msg`대전`,
  gyeongbuk: msg`경북`,
  daegu: msg`대구`,
  ulsan: msg`울산`,
  busan: msg`부산`,
  gyeongnam: msg`경남`,
  jeonbuk: msg`전북`,
  jeonnam: msg`전남`,
  gwangju: msg`광주`,
  jeju: msg`제주`,
}
