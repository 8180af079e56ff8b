import type { ConsoleScope } from '#contract/call.ts'
import type { SiteName } from '#contract/sites.ts'
import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType, ReactNode } from 'react'
import type { FormPart } from './form/form-parts.ts'
import type { ConsoleItem } from './resources.ts'

export interface MenuEntry {
  scope: ConsoleScope
  /** Path below `/console/`. */
  address: string
  /** A message of the console, or a label of the contract. */
  label: MessageDescriptor | string
  /** Its document may more than that of the others, such as look through a camera: it is loaded whole. */
  hasOwnDocument?: boolean
}

export interface ItemPartProps {
  item: ConsoleItem
  /** Called after the part has changed the item: it is read again. */
  onChanged: () => void
}

export interface ItemScreenProps extends ItemPartProps {
  /** The form of the item. */
  form: ReactNode
}

/** Parts of an item beside its list. */
export type ItemPaneProps = Omit<ItemScreenProps, 'onChanged'>

/** Items that wait: a line of the dashboard that leads to their list, and those that have waited longest themselves. */
export interface DashboardTask {
  path: string
  label: MessageDescriptor
  /** Filters of the list that select them. */
  search: Readonly<Record<string, string>>
  /** Instant since when an item waits, by which its list can be ordered; else it waits since it came. */
  since?: string
  /** Somebody else is to act, or nobody waits for it: no item of it is work of today. */
  isOnlyCounted?: true
  /** What is to be done with one of them, in two or three words; else `label`. */
  todo?: MessageDescriptor
  /** The verb that leads to one; else that it is looked at. What has nobody in charge is given to somebody first. */
  verb?: MessageDescriptor
  /** Instant until when it is to be done, where an item has that; else it is late by the days that it has waited. */
  until?: string
  /** Fields that say whom or what one is about, and amounts in won; else its title and its text. */
  about?: readonly string[]
}

/**
 * Parts of the dashboard from top to bottom; each is shown to those with all of its scopes: what a role has first is what it is for.
 * `counts` are lines among the tasks of their module.
 */
export interface DashboardPart {
  place: 'start' | 'notice' | 'counts' | 'work' | 'figures' | 'content'
  scopes: readonly ConsoleScope[]
  Part: ComponentType
}

type Import<T> = () => Promise<T>

export interface ModuleDashboard {
  /** Site whose work it is; none: that of both. */
  site?: SiteName | undefined
  tasks?: readonly DashboardTask[]
  parts?: readonly DashboardPart[]
  /** Parts below what waits: they come after it, with their words and charts. `figures` and `content` are cards beside each other. */
  late?: Import<readonly DashboardPart[]>
}

/** Screen to which a list leads, with what was chosen in it, or with how it is narrowed. */
export interface ListLink {
  /** Path below `/console/`. */
  address: string
  label: MessageDescriptor
  /** Whether items can be chosen for it: their ids stand in `products` of its address. */
  takesChosen?: boolean
}

export interface ColumnProps {
  item: ConsoleItem
  /** Of all rows of the page, with commas between, so that what belongs to them is read at once. */
  ids: string
}

export interface ListColumn {
  name: string
  label: MessageDescriptor
  /** Field by which the list can be ordered from its heading. */
  sortBy?: string
  /** It stands before the item's own fields. */
  isFirst?: boolean
  /** Field behind which it stands, where that is shown. */
  after?: string
  /** Numbers, which stand below each other by their digits. */
  isFigure?: boolean
  Cell: ComponentType<ColumnProps>
}

/** Columns that a list without room for them says in lines below the title instead. */
export interface FoldedColumns {
  /** Ids of those that go first: on a small laptop, on a tablet, or beside a pane. */
  narrow: readonly string[]
  /** Ids of those that go on a tablet, where all of the others are to be seen. */
  middle?: readonly string[]
  /** Ids of those that go on a phone. */
  least: readonly string[]
  Lines: ComponentType<Pick<ColumnProps, 'item'>>
}

/** Columns that a module adds to a list. */
export interface ListColumns {
  /** Fields that the list begins with instead of those that it can be filtered and ordered by. */
  fields: readonly string[]
  /** After them. */
  added: readonly ListColumn[]
  /** Cells of the item's own fields, where a plain value says too little. */
  cells?: ByPath<ComponentType<ColumnProps>>
  folded?: FoldedColumns
  /** The list has the date of its items only where it is chosen: others tell more. */
  isUndated?: true
  /** Its own columns say whether an item is published, too. */
  saysPublished?: true
}

/** A key, and its use. */
export type HelpKey = readonly [key: string, text: MessageDescriptor]

/** Words of the help of a screen: its use, how what is common is done, and its keys. */
export interface HelpText {
  /** Addresses below `/console/`; `*` stands for any one part. With `?view=` a view of one. */
  at: readonly string[]
  lines: readonly MessageDescriptor[]
  keys?: readonly HelpKey[]
  /** The screen is a module's own, though its address is that of a list. */
  hasNoPattern?: true
  /** Path of the resource whose list the screen has, at an address of its own. */
  listOf?: string
}

type ByPath<T> = Readonly<Record<string, T>>

/**
 * A module's share of the console: addresses and `import()` only, since the frame has it in its first load. Lists, forms and menu
 * entries of its resources follow from the contract; its other screens are its routes.
 */
export interface ConsoleModule {
  name: string
  menu?: readonly MenuEntry[]
  /** The page that an item begins with, by the path of its resource: its form is at `/form` below it. */
  itemFronts?: ByPath<Import<ComponentType<ItemPartProps>>>
  /** The page of an item in an order of the module's own, its form among what it arranges, by the path of its resource. */
  itemScreens?: ByPath<Import<ComponentType<ItemScreenProps>>>
  /** An item beside its list on wide screens, by the path of its resource; otherwise all of its fields are shown there, to be read. */
  itemPanes?: ByPath<Import<ComponentType<ItemPaneProps>>>
  /** Columns of a list that its items' fields do not have, by the path of the resource. */
  listColumns?: ByPath<Import<ListColumns>>
  /** Work that is done with an item by steps, by the path of its resource: shown first, before what is known of it. */
  itemWork?: ByPath<Import<ComponentType<ItemPartProps>>>
  /** Shown above the form of an item, by the path of its resource. */
  itemHeaders?: ByPath<Import<ComponentType<ItemPartProps>>>
  /** The same, below the form: those of all modules. */
  itemFooters?: ByPath<Import<ComponentType<ItemPartProps>>>
  /** Fields of a form that are shown together, by the path of the resource. */
  formParts?: ByPath<Import<readonly FormPart[]>>
  /** Screens to which the list of a resource leads, by its path. */
  listLinks?: ByPath<readonly ListLink[]>
  /** What leads to a copy of an item, where new ones mostly begin so, by the path of its resource: it stands beside the other buttons. */
  copyLabels?: ByPath<MessageDescriptor>
  dashboard?: Import<ModuleDashboard>
  /** What the help says of the module's screens; lists and forms are explained by the console. */
  help?: Import<readonly HelpText[]>
  /** What there is news of beside resources, by its name in the stream (server/site/events.ts), and what that changes (`Call.reads`). */
  live?: ByPath<{ scope: ConsoleScope; topics: readonly string[] }>
}

/** Parts that modules add to the screen of an item. */
export interface ItemParts {
  Front: ComponentType<ItemPartProps> | undefined
  Screen: ComponentType<ItemScreenProps> | undefined
  Work: ComponentType<ItemPartProps> | undefined
  Header: ComponentType<ItemPartProps> | undefined
  footers: readonly ComponentType<ItemPartProps>[]
  formParts: readonly FormPart[]
  copyLabel: MessageDescriptor | undefined
}

/** Imports the parts of one resource. */
export async function importItemParts(modules: readonly ConsoleModule[], path: string): Promise<ItemParts> {
  const all = <T>(of: (module: ConsoleModule) => ByPath<Import<T>> | undefined) =>
    modules.map((module) => of(module)?.[path]).filter((each) => each !== undefined)
  const [Front, Screen, Work, Header, footers, formParts = []] = await Promise.all([
    all((module) => module.itemFronts)[0]?.(),
    all((module) => module.itemScreens)[0]?.(),
    all((module) => module.itemWork)[0]?.(),
    all((module) => module.itemHeaders)[0]?.(),
    Promise.all(all((module) => module.itemFooters).map((load) => load())),
    all((module) => module.formParts)[0]?.(),
  ])
  const copyLabel = modules.map(({ copyLabels }) => copyLabels?.[path]).find((label) => label !== undefined)
  return { Front, Screen, Work, Header, footers, formParts, copyLabel }
}

/** Imports the further columns of the list of one resource. */
export const importListColumns = (modules: readonly ConsoleModule[], path: string): Promise<ListColumns | undefined> =>
  Promise.resolve(modules.map(({ listColumns }) => listColumns?.[path]).find((load) => load !== undefined)?.())
