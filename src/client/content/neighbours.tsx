import { Trans, useLingui } from '@lingui/react/macro'
import { isMissing, type Missing } from '../data/query-client.ts'
import { buttonClass } from '../ui/button.ts'
import { PageLink, type PagePath, type PageTarget } from './page-link.tsx'

interface Item {
  _id: string
  subject: string
}
interface Beside {
  newer: Item | null
  older: Item | null
}

interface Props {
  /** As the call `neighbours` answers. */
  data: Beside | Missing | undefined
  targetOf: (id: string) => PageTarget
  list: PagePath
}

/** The newer and the older item beside this one, and the way back to the list. */
export function Neighbours({ data, targetOf, list }: Props) {
  const { t } = useLingui()
  const { newer, older }: Beside = data === undefined || isMissing(data) ? { newer: null, older: null } : data
  const step = 'flex flex-1 flex-col gap-1 py-5 hover:text-accent'
  return (
    <nav aria-label={t`다른 글`} className="no-print mt-14 border-t border-line">
      <div className="flex flex-col divide-y divide-line sm:flex-row sm:gap-8 sm:divide-y-0">
        {newer !== null && (
          <PageLink {...targetOf(newer._id)} rel="prev" className={step}>
            <span className="text-sm text-muted">
              <Trans>다음 글</Trans>
            </span>
            <span className="font-semibold">{newer.subject}</span>
          </PageLink>
        )}
        {older !== null && (
          <PageLink {...targetOf(older._id)} rel="next" className={`${step} ${newer === null ? '' : 'sm:text-right'}`}>
            <span className="text-sm text-muted">
              <Trans>이전 글</Trans>
            </span>
            <span className="font-semibold">{older.subject}</span>
          </PageLink>
        )}
      </div>
      <p className="border-t border-line pt-6">
        <PageLink to={list} className={buttonClass('outline')}>
          <Trans>목록으로</Trans>
        </PageLink>
      </p>
    </nav>
  )
}
