import { Trans, useLingui } from '@lingui/react/macro'
import { useSite } from '../../data/firm.ts'
import { buttonClass } from '../../ui/button.ts'
import { askToInstall } from './use-install.ts'
import type { HowToInstall } from './install-moment.ts'
import { PageLink } from '../../content/page-link.tsx'

/** Offers the app once the visitor knows the site: the browser's own question, or the way to the steps. */
export function InstallCard({ how, onEnd }: { how: HowToInstall; onEnd: () => void }) {
  const { t } = useLingui()
  const site = useSite()
  const install = () => {
    onEnd()
    void askToInstall()
  }
  return (
    <section
      aria-label={t`앱 설치`}
      className="no-print fixed inset-x-3 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-30 mx-auto max-w-md space-y-3 rounded-card border border-line bg-surface p-4 shadow-card md:right-8 md:bottom-24 md:left-auto md:mx-0"
    >
      <p className="text-sm font-semibold">
        <Trans>앱으로 설치하시면 아이콘에서 바로 여실 수 있습니다.</Trans>
      </p>
      {site === 'firm' && (
        <p className="text-sm text-muted">
          <Trans>
            홈 화면이나 앱 목록에 이름과 아이콘이 보입니다. 걱정되시면{' '}
            <PageLink to="/guide" hash="neutral" className="underline underline-offset-4">
              다른 이름으로
            </PageLink>{' '}
            설치하실 수 있습니다.
          </Trans>
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" className={buttonClass('quiet', '!px-3')} onClick={onEnd}>
          <Trans>나중에</Trans>
        </button>
        {how === 'offered' ? (
          <button type="button" className={buttonClass('primary')} onClick={install}>
            <Trans>설치하기</Trans>
          </button>
        ) : (
          <PageLink to="/guide" hash="install" className={buttonClass('primary')} onClick={onEnd}>
            <Trans>설치 방법 보기</Trans>
          </PageLink>
        )}
      </div>
    </section>
  )
}
