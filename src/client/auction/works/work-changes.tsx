import type { StatedField } from '#contract/auction/stated.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { FactRow } from '../../content/fact-row.tsx'
import { RichText } from '../../content/rich-text.tsx'
import { mediumNames } from '../medium-names.ts'
import { useMoment } from '../moment.ts'
import type { Work } from '../queries.ts'

const names: Readonly<Record<StatedField, MessageDescriptor>> = {
  _author: msg`작가 이름`,
  title: msg`제목`,
  medium: msg`분류`,
  material: msg`재료와 기법`,
  height: msg`세로(cm)`,
  width: msg`가로(cm)`,
  depth: msg`깊이(cm)`,
  year: msg`제작 연도`,
  signature: msg`서명과 에디션`,
  description: msg`작품 설명`,
  condition: msg`상태`,
  provenance: msg`소장 이력`,
  exhibitions: msg`전시와 수록`,
  taxKind: msg`낙찰가의 부가세`,
}

type Before = Work['changes'][number]['before'][number]

/** What stood in a field. */
function Former({ field, text, isForeign }: Before) {
  const { i18n, t } = useLingui()
  if (text === null) return <Trans>없었습니다.</Trans>
  if (field === 'description') return <RichText html={text} isForeign={isForeign} />
  if (field === 'medium') return i18n._(mediumNames[text as keyof typeof mediumNames])
  if (field === 'taxKind') return text === 'original' ? t`없음(원작)` : t`10%(복수 제작품)`
  return <span lang={isForeign ? 'ko' : undefined}>{text}</span>
}

/** Says when a work was changed after bids, and in what, with what stood there before. */
export function WorkChanges({ changes }: Pick<Work, 'changes'>) {
  const { i18n } = useLingui()
  const moment = useMoment()
  if (changes.length === 0) return null
  return (
    <section aria-labelledby="changes-title" className="mt-6 border-l-4 border-accent bg-wash px-5 py-4">
      <h2 id="changes-title" className="font-bold">
        <Trans>응찰이 있은 뒤 작품 정보가 바뀌었습니다</Trans>
      </h2>
      <ul className="mt-2 space-y-2">
        {changes.map(({ at, before }) => (
          <li key={at}>
            <time dateTime={at} className="text-sm text-muted">
              {moment(at)}
            </time>
            <details>
              <summary className="flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
                <span>
                  {before.map(({ field }) => i18n._(names[field])).join(', ')} · <Trans>이전 내용 보기</Trans>
                </span>
              </summary>
              <dl>
                {before.map((former) => (
                  <FactRow key={former.field} name={i18n._(names[former.field])}>
                    <Former {...former} />
                  </FactRow>
                ))}
              </dl>
            </details>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">
        <Trans>바뀌기 전에 하신 응찰은 바뀐 때부터 24시간 동안, 마감 전까지 철회하실 수 있습니다.</Trans>
      </p>
    </section>
  )
}
