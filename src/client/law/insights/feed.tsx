import { useLingui } from '@lingui/react/macro'
import { useLocale } from '../../data/use-locale.ts'

/** Tells feed readers where the newest texts are. React puts it into the head of the document. */
export function Feed() {
  const { t } = useLingui()
  const locale = useLocale()
  // The feed without a language is Korean (server/pages/rss.ts).
  const href = locale === 'ko' ? '/rss.xml' : `/rss.xml?lang=${locale}`
  return <link rel="alternate" type="application/rss+xml" href={href} title={t`법무법인 이음새 새 글`} />
}
