import { Trans, useLingui } from '@lingui/react/macro'
import { useSite } from '../../data/firm.ts'
import { buttonClass } from '../../ui/button.ts'
import { Icon } from '../../ui/icon.tsx'
import { TopicIcon } from '../../ui/deferred/topic-icon.tsx'
import { browsers } from '../install/browser.ts'
import { askToInstall, useBrowser, useInstallState } from '../install/use-install.ts'
import { useSetting } from '../queries.ts'
import { waysToInstall, type Way } from './ways-to-install.ts'

function Steps({ way }: { way: Way }) {
  const { i18n } = useLingui()
  const List = way.isUnordered === true ? 'ul' : 'ol'
  return (
    <List className={`space-y-2 pl-5 marker:text-accent ${way.isUnordered === true ? 'list-disc' : 'list-decimal marker:font-semibold'}`}>
      {way.steps.map((step) => (
        <li key={step.id}>{i18n._(step)}</li>
      ))}
    </List>
  )
}

/** What the visitor's own browser can do. Found out in the browser only, so its place is kept until then. */
function OwnBrowser() {
  const { i18n, t } = useLingui()
  const state = useInstallState()
  const browser = useBrowser()
  const way = browser && waysToInstall[browser]
  return (
    <div className="needs-scripts no-print min-h-[22rem] rounded-card border border-line bg-surface p-6 xs:min-h-64">
      <div role="status">
        {state === 'installed' && (
          <p className="flex gap-3 font-semibold">
            <TopicIcon name="check" className="mt-0.5 size-6 text-success" />
            <Trans>이 기기에 설치되어 있습니다. 홈 화면이나 앱 목록의 아이콘으로 여시면 됩니다.</Trans>
          </p>
        )}
      </div>
      {state === 'offered' && (
        <div className="mb-5 border-b border-line pb-5">
          <button type="button" className={buttonClass('primary')} onClick={() => void askToInstall()}>
            <Trans>이 기기에 설치하기</Trans>
          </button>
          <p className="mt-3 text-sm text-muted">
            <Trans>누르시면 브라우저가 한 번 더 여쭙습니다. 아래 방법으로 설치하셔도 같습니다.</Trans>
          </p>
        </div>
      )}
      {(state === 'offered' || state === 'by-hand') && (
        <>
          <h3 className="mb-3 font-bold">
            {way === undefined ? t`지금 쓰시는 브라우저를 알아보지 못했습니다` : t`지금 쓰시는 브라우저: ${i18n._(way.name)}`}
          </h3>
          {way === undefined ? (
            <p>
              <Trans>아래 목록에서 비슷한 브라우저를 찾아보십시오. 메뉴에 ‘설치’나 ‘홈 화면에 추가’가 있으면 그것을 쓰시면 됩니다.</Trans>
            </p>
          ) : (
            <Steps way={way} />
          )}
        </>
      )}
    </div>
  )
}

/** The steps for the visitor's own browser, and those for all others; without scripts, those for all. */
export function InstallGuide() {
  const { data } = useSetting()
  const isCentre = useSite() === 'centre'
  const { name: stored = '', shortName = null } = (isCentre ? data?.setting.centre : data?.setting) ?? {}
  const name = shortName ?? stored
  if (isCentre)
    return (
      <>
        <p>
          <Trans>
            앱 장터를 거치지 않고 지금 보시는 브라우저에서 바로 설치합니다. 가입하실 필요가 없고, 홈 화면에는 이름 ‘{name}’, 그리고 아이콘이
            보입니다.
          </Trans>
        </p>
        <WaysToInstall />
      </>
    )
  return (
    <>
      <p>
        <Trans>
          앱 장터를 거치지 않고 지금 보시는 브라우저에서 바로 설치합니다. 가입하실 필요가 없고, 홈 화면에는 이름 ‘{name}’, 그리고 아이콘만
          보입니다. 그것도 알리고 싶지 않으시면{' '}
          <a href="#neutral" className="underline underline-offset-4">
            다른 이름과 아이콘으로
          </a>{' '}
          설치하실 수 있습니다.
        </Trans>
      </p>
      <WaysToInstall />
    </>
  )
}

function WaysToInstall() {
  const { i18n } = useLingui()
  return (
    <>
      <OwnBrowser />
      <div>
        <h3 className="mb-3 font-bold">
          <Trans>브라우저마다 설치하는 방법</Trans>
        </h3>
        <div className="border-b border-line">
          {browsers.map((browser) => (
            <details key={browser} className="group border-t border-line print:details-content:[content-visibility:visible]">
              <summary className="flex min-h-11 list-none items-start justify-between gap-4 py-3 font-semibold hover:text-accent [&::-webkit-details-marker]:hidden">
                <span>{i18n._(waysToInstall[browser].name)}</span>
                <Icon name="down" className="no-print mt-1 size-5 transition-transform group-open:rotate-180" />
              </summary>
              <div className="pb-5">
                <Steps way={waysToInstall[browser]} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </>
  )
}
