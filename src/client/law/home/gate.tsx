import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../../data/use-locale.ts'
import { Notice } from '../../ui/alert.tsx'
import { opens } from '../../ui/deferred/dialog.tsx'
import { Heading } from '../../ui/heading.tsx'
import { TopicIcon } from '../../ui/deferred/topic-icon.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { Section } from '../../ui/deferred/section.tsx'
import { homeReads } from '../queries.ts'

const noticeId = 'gate-notice'

/** Section 12 of the home page: six tiles to other practice sites; those without a link say that they are in preparation. */
export function Gate() {
  const { t } = useLingui()
  const query = useQuery(homeReads(useLocale()).practices)
  return (
    <Section eyebrow={t`다른 분야`} title={t`다른 도움이 필요하십니까`}>
      <LoadState load={query} skeleton={<div className="skeleton h-32" />} failed={t`다른 분야를 불러오지 못했습니다.`}>
        {({ practices }) => (
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
            {practices.slice(0, 6).map(({ _id, name, description, url }) => (
              <li
                key={_id}
                className="relative flex min-h-32 flex-col justify-between gap-4 rounded-card border border-line bg-surface p-5 hover:border-accent"
              >
                <div className="flex items-start justify-between gap-2">
                  <Heading className="font-bold">
                    {url === null ? (
                      <button {...opens(noticeId)} className="card-control text-left">
                        {name}
                      </button>
                    ) : (
                      <a className="card-control" href={url} target="_blank" rel="noopener noreferrer">
                        {name}
                      </a>
                    )}
                  </Heading>
                  {url !== null && <TopicIcon name="external" className="size-5 text-accent" />}
                </div>
                <p className="text-sm text-muted">{description}</p>
              </li>
            ))}
          </ul>
        )}
      </LoadState>
      <Notice id={noticeId} message={t`준비중입니다.`} />
    </Section>
  )
}
