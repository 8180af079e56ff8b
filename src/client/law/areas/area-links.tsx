import { Trans, useLingui } from '@lingui/react/macro'
import { PageLink } from '../../content/page-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type PracticeCode, practiceCodes, practiceNames } from '../practice-names.ts'

/** The parts of the page, beside it on wide screens. Plain links: each is a place of this document, not another page. */
export function OnThisPage({ titles }: { titles: Record<string, string> }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`이 화면의 내용`}>
      <ul className="flex flex-wrap gap-x-5 border-y border-line py-2 text-sm md:sticky md:top-28 md:block md:border-y-0 md:border-l md:py-0">
        {Object.entries(titles).map(([id, title]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center text-muted hover:text-ink hover:underline hover:underline-offset-4 md:px-5"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The five others. */
export function OtherAreas({ code }: { code: PracticeCode }) {
  const { t, i18n } = useLingui()
  return (
    <nav aria-label={t`다른 업무 분야`} className="mt-14 border-t border-line pt-8">
      <p className="font-bold">
        <Trans>다른 업무 분야</Trans>
      </p>
      <ul className="mt-4 grid gap-x-10 xs:grid-cols-2">
        {practiceCodes
          .filter((other) => other !== code)
          .map((other) => (
            <li key={other} className="border-b border-line">
              <PageLink
                to="/business/$code"
                params={{ code: other }}
                className="flex min-h-12 items-center justify-between gap-4 hover:text-accent"
              >
                {i18n._(practiceNames[other])}
                <Icon name="next" className="size-4" />
              </PageLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}
