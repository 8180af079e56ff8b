import type { AnyResource } from '#contract/resource.ts'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../../data/use-locale.ts'
import { dateText } from '../date-text.ts'
import { schedulesRead } from '../editorial.ts'
import { StateText } from '../list/state-text.tsx'
import type { ConsoleItem } from '../resources.ts'

/** Says whether an item is published, and when that changes by itself. */
export function PublishState({ resource, item }: { resource: AnyResource; item: ConsoleItem }) {
  const locale = useLocale()
  const place = { resource: resource.path, _item: item._id }
  const { data } = useQuery({ ...schedulesRead(locale, place), enabled: resource.keepsVersions })
  const known = data?.schedules[0]
  const [from, to] = [known?.publishAt, known?.unpublishAt].map((at) => (at == null ? '' : dateText(at, locale)))
  return (
    <StateText when={item.isPublished ? 'now' : 'not'}>
      <span>
        {item.isPublished ? <Trans>게시함</Trans> : <Trans>초안</Trans>}
        {from !== '' && (
          <>
            {' · '}
            <Trans>{from} 게시</Trans>
          </>
        )}
        {to !== '' && (
          <>
            {' · '}
            <Trans>{to} 게시 마침</Trans>
          </>
        )}
      </span>
    </StateText>
  )
}
