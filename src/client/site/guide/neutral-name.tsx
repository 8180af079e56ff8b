import { Trans, useLingui } from '@lingui/react/macro'
import { useState, useSyncExternalStore } from 'react'
import { useLocale } from '../../data/use-locale.ts'
import { isNeutral, neutralNames, onNeutral, setNeutral } from '../install/neutral.ts'
import { Points } from './points.tsx'

/** Another name and icon for the installed app, for whom somebody may look over the shoulder. */
export function NeutralName() {
  const { t } = useLingui()
  const name = neutralNames[useLocale()]
  // Undefined before hydration: a tick that nothing stores would protect nobody.
  const isChosen = useSyncExternalStore(onNeutral, isNeutral, () => undefined)
  const [isSaved, setIsSaved] = useState(true)
  return (
    <section id="neutral" aria-labelledby="neutral-title" className="scroll-mt-24 space-y-3">
      <h3 id="neutral-title" className="font-bold">
        <Trans>다른 이름과 아이콘으로 설치하기</Trans>
      </h3>
      <p>
        <Trans>설치하기 전에 켜 두시면, 이 브라우저에서 설치하는 앱의 이름이 ‘{name}’가 되고 아이콘은 줄이 그어진 종이가 됩니다.</Trans>
      </p>
      <label className="needs-scripts no-print flex min-h-11 w-fit cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          className="size-5 accent-accent"
          checked={isChosen === true}
          disabled={isChosen === undefined}
          onChange={({ currentTarget }) => setIsSaved(setNeutral(currentTarget.checked))}
        />
        <img src="/icons/neutral.svg" alt="" width="32" height="32" loading="lazy" className="size-8" />
        <Trans>‘{name}’라는 이름으로 설치하기</Trans>
      </label>
      <p role="status" className="text-sm text-muted empty:hidden">
        {!isSaved && t`이 브라우저가 선택을 저장하지 못하게 하여 바꾸지 못했습니다.`}
      </p>
      <Points
        points={[
          t`이미 설치하신 앱의 이름은 바뀌지 않습니다. 앱을 지우고 다시 설치해 주십시오.`,
          t`앱을 여시면 화면에는 법무법인의 이름이 그대로 보이고, 기기의 앱 정보에는 이 홈페이지의 주소가 나올 수 있습니다.`,
        ]}
      />
    </section>
  )
}
