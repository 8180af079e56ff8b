import { localeNames } from '#contract/locale-names.ts'
import { locales } from '#contract/locale.ts'
import type { AnyResource } from '#contract/resource.ts'
import type { Shape } from '#contract/shape.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { use, useEffect, useMemo } from 'react'
import { useLocale } from '../../data/use-locale.ts'
import type { ItemForm } from '../form/form.ts'
import { Languages } from './languages.tsx'
import { deadLinksRead, writingRead } from './reads.ts'
import { findingsIn, type Warning } from './warnings.ts'
import { useTexts } from './use-texts.ts'

const listId = 'places-to-look-at'

function useMessage(): (warning: Warning) => string {
  const { t } = useLingui()
  return ({ kind, about }) => {
    switch (kind) {
      case 'wording':
        return t`‘${about}’: 변호사 광고에 쓸 수 없는 표현일 수 있습니다.`
      case 'alt':
        return t`설명이 없는 사진이 있습니다: ${about}장`
      case 'heading':
        return t`제목의 단계를 건너뛰었습니다: ${about}`
      case 'address':
        return t`링크 주소가 올바르지 않습니다: ${about}`
      case 'dead':
        return t`링크가 가리키는 화면이 없거나 게시되지 않았습니다: ${about}`
      case 'title':
        return t`검색 결과에 다 보이기에는 제목이 깁니다: ${about}자`
      case 'summary':
        return t`검색 결과에 다 보이기에는 요약이 깁니다: ${about}자`
    }
  }
}

const headOf = ({ page, shapes }: AnyResource) =>
  page === undefined
    ? undefined
    : { title: 'subject' in shapes.all ? 'subject' : 'name', summary: 'summary' in shapes.all ? 'summary' : 'intro' }

/** What was found in the texts of a form. A text that is as it was is not read again. */
function useFindings(form: ItemForm, resource: AnyResource, fields: Readonly<Record<string, Shape>>): Warning[] {
  const locale = useLocale()
  const texts = useTexts(form, fields)
  const rules = useQuery(writingRead(locale)).data?.adRules
  const checks = useMemo(() => ({ rules: rules ?? [], head: headOf(resource) }), [rules, resource])
  const found = useMemo(() => texts.map((one) => ({ one, findings: findingsIn(one, checks) })), [texts, checks])
  const { data: dead = [] } = useQuery(
    deadLinksRead(
      locale,
      found.flatMap(({ findings }) => findings.links),
    ),
  )
  return found.flatMap(({ one: { path, locale: of, label }, findings }) => [
    ...findings.warnings,
    ...[...new Set(findings.links)].flatMap((link) =>
      dead.includes(link) ? [{ kind: 'dead' as const, path, locale: of, label, about: link }] : [],
    ),
  ])
}

/** Leads to the places that should be looked at, below the texts or beside them. */
export function FoundChip({ count }: { count: number }) {
  const lead = () => {
    const list = document.getElementById(listId)
    list?.scrollIntoView({ block: 'center' })
    list?.focus({ preventScroll: true })
  }
  return (
    <button
      type="button"
      className="my-1 ml-auto inline-flex min-h-7 items-center gap-1.5 rounded-full bg-[color-mix(in_srgb,currentColor_10%,var(--surface))] px-3 text-xs font-semibold text-warning hover:underline pointer-coarse:min-h-11"
      onClick={lead}
    >
      <span aria-hidden="true">⚠</span>
      <Trans>살펴볼 곳 {count}</Trans>
    </button>
  )
}

interface Props {
  form: ItemForm
  resource: AnyResource
  fields: Readonly<Record<string, Shape>>
  /** Leads to the field of a warning. */
  onOpen: (path: string, locale: Warning['locale']) => void
}

/** Renders warnings before a text is published. They never prevent saving. */
export function WarningList({ form, resource, fields, onOpen }: Props) {
  const { i18n, t } = useLingui()
  const message = useMessage()
  const warnings = useFindings(form, resource, fields)
  const count = warnings.length
  const { onFound } = use(Languages)
  const [ko, en, cn] = locales.map((each) => warnings.filter(({ locale }) => locale === each).length)
  useEffect(() => onFound({ ko: ko ?? 0, en: en ?? 0, cn: cn ?? 0 }), [onFound, ko, en, cn])
  return (
    <section id={listId} tabIndex={-1} aria-label={t`살펴볼 곳`} className="rounded-card border border-line bg-surface p-4 text-sm">
      <h2 className="font-semibold">
        <Trans>살펴볼 곳</Trans> {count > 0 && <span className="tabular-nums">{count}</span>}
      </h2>
      {count === 0 ? (
        <p className="mt-1 text-muted">
          <Trans>고칠 곳을 찾지 못했습니다.</Trans>
        </p>
      ) : (
        <ul className="mt-2 max-h-[60vh] space-y-1 overflow-y-auto">
          {warnings.map((warning) => {
            const { path, locale, kind, about, label, reason } = warning
            return (
              <li key={`${path} ${locale} ${kind} ${about}`}>
                <button
                  type="button"
                  className="min-h-9 w-full rounded-control px-2 py-1.5 text-left wrap-anywhere hover:bg-wash"
                  onClick={() => onOpen(path, locale)}
                >
                  <span className="block text-xs text-muted">
                    {i18n._(label)}, {localeNames[locale]}
                  </span>
                  <span className="block">{message(warning)}</span>
                  {reason !== undefined && <span className="block text-xs text-muted">{reason}</span>}
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
