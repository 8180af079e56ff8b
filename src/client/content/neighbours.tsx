import { Trans, useLingui } from '@lingui/react/macro'
import { type Missing, present } from '../data/query-client.ts'
import { buttonClass } from '../ui/button.ts'
import { PageLink, type PagePath, type PageTarget } from './page-link.tsx'

type Item = { _id: string; subject: string } | null

interface Props {
  /** As the call `neighbours` answers. */
  data: { newer: Item; older: Item } | Missing | undefined
  targetOf: (id: string) => PageTarget
  list: PagePath
}

/** The newer and the older item beside this one, and the way back to the list. */
export function Neighbours({ data, targetOf, list }: Props) {
  const { t } = useLingui()
  const { newer, older } = present(data) ?? { newer: null, older: null }
  const steps = [
    { rel: 'prev', item: newer, name: t`다음 글`, more: '' },
    { rel: 'next', item: older, name: t`이전 글`, more: newer === null ? '' : 'sm:text-right' },
  ]
  return (
    <nav aria-label={t`다른 글`} className="no-print mt-14 border-t border-line">
      <div className="flex flex-col divide-y divide-line sm:flex-row sm:gap-8 sm:divide-y-0">
        {steps.map(
          ({ rel, item, name, more }) =>
            item !== null && (
              <PageLink key={rel} {...targetOf(item._id)} rel={rel} className={`flex flex-1 flex-col gap-1 py-5 hover:text-accent ${more}`}>
                <span className="text-sm text-muted">{name}</span>
                <span className="font-semibold">{item.subject}</span>
              </PageLink>
            ),
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
