import type { AnyResource } from '#contract/resource.ts'
import { titleOf } from '#contract/title.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ComponentType, useCallback, useEffect } from 'react'
import { useLocale } from '../../data/use-locale.ts'
import { buttonClass, iconButtonClass } from '../../ui/button.ts'
import { Icon } from '../../ui/icon.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import type { FormPart } from '../form/form-parts.ts'
import { ResourceForm } from '../form/resource-form.tsx'
import { isTyping } from '../frame/is-typing.ts'
import { Presence } from '../frame/presence.tsx'
import type { ItemPaneProps } from '../module.ts'
import { modules } from '../modules.ts'
import { addressOf, type ConsoleItem, itemRead, listName, placeOf } from '../resources.ts'
import { useNoteSeen } from '../search/last-seen.ts'
import { ItemOpener } from './item-opener.ts'
import { PaneFacts } from './pane-facts.tsx'
import { awaited, type Opened } from './use-opened.ts'

/** Parts of an item that is open beside its list. */
interface PaneParts {
  Pane: ComponentType<ItemPaneProps> | undefined
  formParts: readonly FormPart[]
}

/** Imports what an item has beside its list; where no module says, its form is not needed. */
async function importPane(path: string): Promise<PaneParts> {
  const [Pane, formParts = []] = await Promise.all([
    modules.find(({ itemPanes }) => itemPanes?.[path] !== undefined)?.itemPanes?.[path]?.(),
    modules.find((module) => module.formParts?.[path] !== undefined)?.formParts?.[path]?.(),
  ])
  return { Pane, formParts }
}

/** Who passes a row on the way to another one does not open it: what is opened of people is written down. In ms. */
const stayMs = 250

interface Props extends Pick<Opened, 'open'> {
  resource: AnyResource
  opened: string
}

const rowOf = (_id: string): HTMLElement | null => document.querySelector(`[data-row="${_id}"]`)

/** Opens the row that the keyboard has come to, and closes on Escape. */
function useFollowing({ opened, open }: Pick<Props, 'opened' | 'open'>): () => void {
  const close = useCallback(() => {
    if (document.activeElement?.closest('#item-pane') != null) rowOf(opened)?.focus()
    void open(undefined)
  }, [opened, open])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onFocus = ({ target }: FocusEvent) => {
      clearTimeout(timer)
      const _id = target instanceof HTMLElement ? target.dataset['row'] : undefined
      if (_id !== undefined && _id !== opened) timer = setTimeout(() => void open(_id), stayMs)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isTyping(event.target)) return
      if (document.querySelector('dialog[open], [role=menu], [role=listbox]') === null) close()
    }
    addEventListener('focusin', onFocus)
    addEventListener('keydown', onKey)
    return () => {
      clearTimeout(timer)
      removeEventListener('focusin', onFocus)
      removeEventListener('keydown', onKey)
    }
  }, [opened, open, close])
  return close
}

function OpenItem({ resource, item, parts }: { resource: AnyResource; item: ConsoleItem; parts: PaneParts }) {
  const locale = useLocale()
  const { Pane, formParts } = parts
  const title = titleOf(resource, item, locale)
  const client = useQueryClient()
  const { _id } = item
  useNoteSeen(resource, _id, title)
  useEffect(() => {
    // Whoever opens a request sees the name in the list, too.
    const row = rowOf(_id)
    if (row !== null && row.textContent !== title) void client.refetchQueries({ queryKey: [listName(resource)], type: 'active' })
  }, [client, resource, _id, title])
  return (
    <>
      <h2 className="mb-4 text-lg font-bold wrap-anywhere">{title}</h2>
      {Pane === undefined ? (
        <PaneFacts resource={resource} item={item} />
      ) : (
        <>
          <Presence resource={resource} _id={item._id} />
          <Pane item={item} form={<ResourceForm resource={resource} item={item} parts={formParts} />} />
        </>
      )}
    </>
  )
}

function LoadedItem({ resource, _id }: { resource: AnyResource; _id: string }) {
  const { t } = useLingui()
  const item = useQuery(itemRead(resource, useLocale(), _id))
  const { path } = resource
  const parts = useQuery({ queryKey: ['pane', path], queryFn: () => importPane(path), staleTime: Infinity })
  const load = {
    data: item.data === undefined || parts.data === undefined ? undefined : { item: item.data, parts: parts.data },
    isPending: item.isPending || parts.isPending,
    refetch: () => Promise.all([item.refetch(), parts.refetch()]),
  }
  return (
    <LoadState load={load} skeleton={<div className="skeleton h-96" />} failed={t`항목을 불러오지 못했습니다.`}>
      {(data) => <OpenItem resource={resource} {...data} />}
    </LoadState>
  )
}

/** An item beside its list: what one reads of it, and what one sets of it most often. */
export function ItemPane({ resource, opened, open }: Props) {
  const { t } = useLingui()
  const close = useFollowing({ opened, open })
  const openAddress = useCallback(
    (address: string) => {
      const place = placeOf(address)
      return open(place?.screen === 'one' ? place._id : undefined)
    },
    [open],
  )
  return (
    <aside
      id="item-pane"
      tabIndex={-1}
      aria-label={t`목록 옆에 연 항목`}
      className="sticky top-14 -my-6 -mr-6 h-[calc(100dvh-3.5rem)] self-start overflow-y-auto border-l border-line bg-paper px-5 pt-3 outline-none"
    >
      <div className="mb-2 flex items-center justify-between gap-2">
        {opened === awaited ? (
          <span />
        ) : (
          <Link to="/$" params={{ _splat: `${addressOf(resource)}/${opened}` }} className={buttonClass('quiet', '-ml-3 px-3')}>
            <Trans>전체 화면으로 열기</Trans> <span aria-hidden="true">→</span>
          </Link>
        )}
        <button type="button" className={iconButtonClass()} aria-label={t`옆 화면 닫기`} title="Esc" onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      {opened === awaited ? (
        <p className="text-sm text-muted">
          <Trans>목록에서 줄을 누르거나 글쇠 j와 k로 옮기시면 여기에 열립니다.</Trans>
        </p>
      ) : (
        <ItemOpener value={openAddress}>
          <LoadedItem key={opened} resource={resource} _id={opened} />
        </ItemOpener>
      )}
    </aside>
  )
}
