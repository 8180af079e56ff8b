import { type Locale, languageTag } from '#contract/locale.ts'
import { languagePath } from '#contract/language-path.ts'
import type { AnyResource } from '#contract/resource.ts'
import type { Shape } from '#contract/shape.ts'
import { textOf } from '#contract/title.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { summaryOf, toDescription } from '../../content/description.ts'
import { useLocale } from '../../data/use-locale.ts'
import type { ItemForm } from '../form/form.ts'
import type { ConsoleItem } from '../resources.ts'
import { previewRead, writingRead } from './reads.ts'
import { useTexts } from './use-texts.ts'

/** As `PageHead` does it (data/page-head.tsx): shared, it would weigh on the first load of the site, which has no room left. */
const fullTitle = (title: string, firm: string): string => (title.includes(firm) ? title : `${title} | ${firm}`)

/** What the page of an item gives `PageHead`, and the kind of its share picture (server/pages/share-picture.ts); null: that of the site. */
interface Head {
  title: (text: (name: string) => string) => string
  description: (text: (name: string) => string) => string
  picture: 'story' | 'article' | 'lawyer' | null
}

const written: Head = { title: (text) => text('subject'), description: (text) => summaryOf(text('content')), picture: null }
const heads: Readonly<Record<string, Head>> = {
  success: { title: (text) => text('subject'), description: (text) => text('summary'), picture: 'story' },
  insights: { title: (text) => text('subject'), description: (text) => toDescription(text('summary')), picture: 'article' },
  lawyers: { title: (text) => `${text('name')} ${text('job')}`, description: (text) => toDescription(text('intro')), picture: 'lawyer' },
  boards: written,
  'center/notifications': written,
}

export const hasSearchPreview = ({ path }: AnyResource): boolean => path in heads

interface Props {
  form: ItemForm
  resource: AnyResource
  fields: Readonly<Record<string, Shape>>
  item: ConsoleItem | undefined
  /** Whose page is shown. */
  locale: Locale
}

/** Renders the item's page as in search results and shared links. */
export function SearchPreview({ form, resource, fields, item, locale }: Props) {
  const { t } = useLingui()
  const texts = useTexts(form, fields)
  const firm = textOf(useQuery(writingRead(useLocale())).data?.firm ?? '', locale)
  const head = heads[resource.path]
  const isDraft = head?.picture != null && item?.isPublished === false
  const link = useQuery({ ...previewRead(resource, useLocale(), item?._id ?? ''), enabled: isDraft }).data?.url
  if (head === undefined) return null
  const named = (name: string, of: Locale) => texts.find((one) => one.path === name && one.locale === of)?.text ?? ''
  // A text that is not translated is shown in Korean.
  const text = (name: string) => named(name, locale) || named(name, 'ko')
  const [title, description] = [head.title(text), head.description(text)]
  const path = item === undefined ? undefined : resource.page?.({ ...item, code: form.state.values['code'] ?? item['code'] })
  const { host, origin } = window.location
  const address = path === undefined ? host : `${origin}${languagePath(path, locale)}`
  const own = head.picture !== null && item !== undefined && (item.isPublished || link !== undefined)
  const right = item?.isPublished === true ? '' : `&${link?.split('?')[1] ?? ''}`
  const picture = own
    ? `/og/${head.picture}/${item._id}.png?lang=${locale}&v=${item.version}${right}`
    : head.picture === null
      ? '/share.png'
      : undefined
  return (
    <details className="rounded-card border border-line bg-surface px-4 py-1 text-sm">
      <summary className="min-h-11 content-center font-semibold">
        <Trans>검색 결과와 공유 카드</Trans>
      </summary>
      <div lang={languageTag(locale)} className="space-y-4 pb-3">
        <div role="group" aria-label={t`검색 결과`}>
          <p className="truncate text-xs text-muted">{address}</p>
          <p className="line-clamp-2 font-semibold text-info">{fullTitle(title, firm)}</p>
          <p className="mt-0.5 line-clamp-3 text-xs">{description}</p>
        </div>
        <div role="group" aria-label={t`공유 카드`} className="overflow-hidden rounded-card border border-line">
          {picture === undefined ? (
            <p className="grid aspect-[1200/630] place-items-center bg-wash p-4 text-center text-xs text-muted">
              <Trans>저장하면 제목과 사진으로 그림을 만듭니다.</Trans>
            </p>
          ) : (
            <img src={picture} alt={t`공유할 때 보이는 그림`} width={1200} height={630} loading="lazy" className="h-auto w-full" />
          )}
          <div className="p-3">
            <p className="text-xs text-muted">{host}</p>
            <p className="line-clamp-2 font-semibold">{title}</p>
            <p className="line-clamp-2 text-xs text-muted">{description}</p>
          </div>
        </div>
        {own && (
          <p className="text-xs text-muted">
            <Trans>그림은 저장한 내용으로 다시 그립니다.</Trans>
          </p>
        )}
      </div>
    </details>
  )
}
