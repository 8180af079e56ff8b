import { useEffect, useEffectEvent } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { forgetAllDrafts } from '../../data/typed-draft.ts'
import { renderPart } from '../../testing/render.tsx'
import { stubRoom } from '../../testing/room.ts'
import type { RoomCall } from './call.ts'
import { Meeting } from './meeting.tsx'
import { Room } from './room.tsx'
import { useDevices } from './use-devices.ts'

beforeEach(() => sessionStorage.clear())

/** All that was opened of devices. */
function watchTracks(): MediaStreamTrack[] {
  const tracks: MediaStreamTrack[] = []
  const { mediaDevices } = navigator
  for (const name of ['getUserMedia', 'getDisplayMedia'] as const) {
    const open = mediaDevices[name].bind(mediaDevices)
    vi.spyOn(mediaDevices, name).mockImplementation(async (wanted?: MediaStreamConstraints) => {
      const stream = await open(wanted)
      tracks.push(...stream.getTracks())
      return stream
    })
  }
  onTestFinished(() => void vi.restoreAllMocks())
  return tracks
}

function InRoom({ call }: { call: RoomCall }) {
  const devices = useDevices()
  const open = useEffectEvent(() => void devices.open())
  useEffect(() => open(), [])
  return <Meeting call={call} devices={devices} speaker={undefined} onSpeaker={() => undefined} onLeave={() => undefined} />
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
/** What a page sees of the other one. */
const seenBy = (call: RoomCall) => call.state.participants[0]

/** What the device stores of this site. */
const stored = async () => ({
  local: { ...localStorage },
  session: { ...sessionStorage },
  databases: (await indexedDB.databases()).map(({ name }) => name),
  caches: await caches.keys(),
})

class FakeRecognition extends EventTarget {
  static latest: FakeRecognition | undefined
  isOn = false
  start = () => {
    FakeRecognition.latest = this
    this.isOn = true
  }
  abort = () => void (this.isOn = false)
  say = (transcript: string) =>
    this.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results: [{ 0: { transcript }, isFinal: true }] }))
}

it('two pages that come in at the same instant connect at once', async () => {
  // Whoever may use a camera tells its addresses.
  const camera = await navigator.mediaDevices.getUserMedia({ video: true })
  const enter = stubRoom()
  const [seller, buyer] = [enter('seller', '다온티'), enter('buyer', '바다상회')]
  const leave = [seller.enter(), buyer.enter()]
  for (const call of [seller, buyer]) await expect.poll(() => seenBy(call)?.status).toBe('connected')
  for (const each of leave) each()
  for (const track of camera.getTracks()) track.stop()
})

it('writes, shows the screen, changes the camera and sends captions, stores no more than which devices were chosen, and leaves none on', async () => {
  vi.stubGlobal('SpeechRecognition', FakeRecognition)
  onTestFinished(() => void vi.unstubAllGlobals())
  const before = await stored()
  const tracks = watchTracks()
  const enter = stubRoom()
  const other = enter('buyer', '바다상회')
  const { unmount } = await renderPart(<InRoom call={enter('seller', '다온티')} />)
  const leave = other.enter()
  onTestFinished(leave)
  await expect.element(page.getByText('바다상회: 들어왔습니다.')).toBeVisible()
  await expect.poll(() => seenBy(other)?.picture).toBe('camera')

  await page.getByRole('textbox', { name: '보낼 글' }).fill('가격표를 보내 드리겠습니다')
  await press('보내기')
  await expect.poll(() => other.state.chat.map(({ text }) => text)).toEqual(['가격표를 보내 드리겠습니다'])
  expect(other.write('감사합니다')).toBe(true)
  await expect.element(page.getByRole('log', { name: '글로 대화' })).toMatchTextContent(/바다상회.*감사합니다/)

  await press('화면 공유')
  await expect.poll(() => seenBy(other)?.picture).toBe('screen')
  await press('화면 공유 끝내기')
  await expect.poll(() => seenBy(other)?.picture).toBe('camera')

  await page.getByText('장치 바꾸기').click()
  const [first, second] = (await navigator.mediaDevices.enumerateDevices()).filter(({ kind }) => kind === 'videoinput')
  const camera = page.getByRole('combobox', { name: '카메라' })
  await expect.element(camera).toHaveValue(first?.deviceId)
  // Another choice before the camera is there: the latest counts, and the others go out.
  const select = camera.element() as HTMLSelectElement
  for (const device of [second, first, second]) {
    select.value = device?.deviceId ?? ''
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
  await expect.element(camera).toHaveValue(second?.deviceId)
  const live = () => tracks.filter(({ kind, readyState }) => kind === 'video' && readyState === 'live').length
  await expect.poll(live).toBe(1)

  await press('자막 켜기')
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
  await expect.poll(() => FakeRecognition.latest?.isOn).toBe(true)
  FakeRecognition.latest?.say('안녕하세요')
  await expect.poll(() => seenBy(other)?.caption).toBe('안녕하세요')
  // Who is not heard is not written down either.
  await press('마이크 끄기')
  await expect.poll(() => seenBy(other)?.isHeard).toBe(false)
  expect(FakeRecognition.latest?.isOn).toBe(false)

  // The second press of a double click opens no camera that nobody closes.
  await press('카메라 끄기')
  const turnOn = page.getByRole('button', { name: '카메라 켜기', exact: true })
  await expect.element(turnOn).toBeVisible()
  const button = turnOn.element() as HTMLElement
  // Both before the camera is open, however fast it opens.
  button.click()
  button.click()
  await expect.poll(live).toBe(1)
  await unmount()
  expect(tracks.filter(({ readyState }) => readyState === 'live')).toEqual([])
  // Nothing of what was said, of whom it was said to, or of whoever said it.
  const { 'typed room-devices': choices = '', ...session } = (await stored()).session
  expect(JSON.parse(choices)).toEqual({ video: second?.deviceId, isCameraOff: false, isMuted: true })
  expect({ ...(await stored()), session }).toEqual(before)
  forgetAllDrafts()
  expect(await stored()).toEqual(before)
})

it('begins with the devices of the last room in this tab until logout: the same camera, or off, and muted', async () => {
  const tracks = watchTracks()
  const live = () => tracks.filter(({ readyState }) => readyState === 'live').map(({ kind }) => kind)
  const lobby = <Room makeCall={() => stubRoom()('seller', '다온티')} />
  const camera = page.getByRole('combobox', { name: '카메라' })
  const [, second] = (await navigator.mediaDevices.enumerateDevices()).filter(({ kind }) => kind === 'videoinput')
  const first = await renderPart(lobby)
  await camera.selectOptions(second?.deviceId ?? '')
  await expect.element(camera).toHaveValue(second?.deviceId)
  await first.unmount()
  const again = await renderPart(lobby)
  await expect.element(camera).toHaveValue(second?.deviceId)
  await page.getByRole('button', { name: '들어가기', exact: true }).click()
  await press('카메라 끄기')
  await press('마이크 끄기')
  await expect.element(page.getByRole('button', { name: '마이크 켜기', exact: true })).toBeVisible()
  await again.unmount()
  const last = await renderPart(lobby)
  await expect.element(page.getByRole('button', { name: '카메라 없이 들어가기' })).toBeVisible()
  await expect.poll(live).toEqual(['audio'])
  await expect.element(page.getByRole('figure', { name: '나' })).toMatchTextContent(/마이크 꺼짐/)
  await last.unmount()
  forgetAllDrafts()
  await renderPart(lobby)
  await expect.poll(() => live().toSorted()).toEqual(['audio', 'video'])
})

it('says before one goes in that no server relays, where there is none', async () => {
  const text = page.getByText(/^연결이 되지 않는 회사 네트워크가 있을 수 있습니다/)
  const { unmount } = await renderPart(<Room makeCall={() => stubRoom()('seller', '다온티')} lacksRelay />)
  await expect.element(text).toBeVisible()
  await unmount()
  await renderPart(<Room makeCall={() => stubRoom()('seller', '다온티')} />)
  await expect.element(page.getByRole('figure', { name: '나' })).toBeVisible()
  await expect.element(text).not.toBeInTheDocument()
})

it('opens again what a phone call took, once the page is looked at again; what was turned off stays off', async () => {
  const tracks = watchTracks()
  const enter = stubRoom()
  const other = enter('buyer', '바다상회')
  await renderPart(<InRoom call={enter('seller', '다온티')} />)
  onTestFinished(other.enter())
  await expect.poll(() => seenBy(other)?.isHeard).toBe(true)
  await press('카메라 끄기')
  await expect.poll(() => seenBy(other)?.picture).toBe('none')
  const live = () => tracks.filter(({ readyState }) => readyState === 'live').map(({ kind }) => kind)
  const [microphone] = tracks.filter(({ kind, readyState }) => kind === 'audio' && readyState === 'live')
  microphone?.stop()
  microphone?.dispatchEvent(new Event('ended'))
  await expect.poll(() => seenBy(other)?.isHeard).toBe(false)
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => seenBy(other)?.isHeard).toBe(true)
  expect(live()).toEqual(['audio'])
})

/** So often the browser says that the line carries hardly anything; then it says nothing more. */
function thinLine(times: number) {
  const report: RTCStatsReport = new Map([['pair', { type: 'candidate-pair', availableOutgoingBitrate: 20_000 }]])
  let count = 0
  vi.spyOn(RTCPeerConnection.prototype, 'getStats').mockImplementation(async () => {
    count += 1
    return count > times ? new Promise(() => undefined) : report
  })
  const set = vi.spyOn(RTCRtpSender.prototype, 'setParameters')
  /** What was last asked of the browser for the picture of each page, in the order in which they began. */
  return () => {
    const latest = new Map(set.mock.calls.map(([{ encodings }], index) => [set.mock.contexts[index], encodings[0]]))
    return [...latest.values()]
  }
}

it('a slow line gets a smaller picture, then sound alone is offered: the camera goes off, no picture is sent there, and both come back', async () => {
  const tracks = watchTracks()
  const asked = thinLine(8)
  const live = () => tracks.filter(({ readyState }) => readyState === 'live').map(({ kind }) => kind)
  const enter = stubRoom()
  const other = enter('buyer', '바다상회')
  await renderPart(<InRoom call={enter('seller', '다온티', true)} />)
  onTestFinished(other.enter())
  await expect.poll(() => seenBy(other)?.picture).toBe('camera')
  await expect.element(page.getByText('회선이 느려 영상이 끊길 수 있습니다.')).toBeVisible()
  const full = { active: true, maxBitrate: 1_500_000 }
  expect(asked().toSorted((a, b) => (a?.maxBitrate ?? 0) - (b?.maxBitrate ?? 0))).toMatchObject([
    { active: true, maxBitrate: 120_000 },
    full,
  ])
  await press('소리만 주고받기')
  await expect.element(page.getByText('소리만 주고받고 있습니다.')).toBeVisible()
  await expect.poll(() => [seenBy(other)?.picture, seenBy(other)?.isSoundOnly, seenBy(other)?.isHeard]).toEqual(['none', true, true])
  expect(live()).toEqual(['audio'])
  const sent = () => asked().filter((each) => each?.active === true).length
  await expect.poll(sent).toBe(1)
  await press('영상도 주고받기')
  await expect.poll(() => [seenBy(other)?.picture, seenBy(other)?.isSoundOnly]).toEqual(['camera', false])
  await expect.poll(sent).toBe(2)
  // It was off for this meeting, not by the choice of whoever comes in the next time.
  expect(JSON.parse(sessionStorage.getItem('typed room-devices') ?? '{}')).toMatchObject({ isCameraOff: false })
})

it('a line that carries no picture for a while leaves the sound; whoever wants to be seen again is', async () => {
  thinLine(Infinity)
  const enter = stubRoom()
  const other = enter('buyer', '바다상회')
  await renderPart(<InRoom call={enter('seller', '다온티', true)} />)
  onTestFinished(other.enter())
  await expect.element(page.getByText('회선이 느려 영상을 끄고 소리만 주고받습니다.')).toBeVisible()
  await expect.poll(() => [seenBy(other)?.picture, seenBy(other)?.isSoundOnly]).toEqual(['none', true])
  await page.getByText('장치 바꾸기').click()
  await expect.element(page.getByRole('checkbox', { name: '소리만 주고받기' })).toBeChecked()
  await press('카메라 켜기')
  await expect.poll(() => [seenBy(other)?.picture, seenBy(other)?.isSoundOnly]).toEqual(['camera', false])
  await expect.element(page.getByRole('checkbox', { name: '소리만 주고받기' })).not.toBeChecked()
})

it('offers no captions where the browser cannot write down what it hears, and says that the time is over', async () => {
  vi.stubGlobal('SpeechRecognition', undefined)
  vi.stubGlobal('webkitSpeechRecognition', undefined)
  onTestFinished(() => void vi.unstubAllGlobals())
  const enter = stubRoom(new Date(Date.now() + 10 * 60_000).toISOString())
  await renderPart(<InRoom call={enter('seller', '다온티')} />)
  await expect.element(page.getByText('약속한 상담 시간이 지났습니다. 상담실은 잠시 더 열려 있습니다.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '화면 공유' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '자막 켜기' })).not.toBeInTheDocument()
})
