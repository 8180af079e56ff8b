import type { Locale } from '#contract/locale.ts'
import { modulesShownOn } from '#contract/shown-modules.ts'
import { showsEverything } from '#contract/sites.ts'
import type { Messages } from '@lingui/core'

/** A file of messages in `locales/`: `shell`, `pages`, `shared`, or that of a module of one site (lingui.config.ts). */
export type Catalogue = string

const files = import.meta.glob<{ messages: Messages }>(['../../../locales/*/*.po', '!../../../locales/*/{shell,console,screens,server}.po'])

/** All of them but the frame's, which i18n.ts has. */
const names: readonly Catalogue[] = Object.keys(files).flatMap((path) => /\/ko\/(\w+)/.exec(path)?.slice(1) ?? [])

export const filesOf = (locale: Locale, catalogues: readonly Catalogue[]) =>
  catalogues.map((name) => files[`../../../locales/${locale}/${name}.po`])

/**
 * The catalogues that a page needs beside the frame's: one of one site does without the other's.
 *
 * @param pathname none: whatever may be shown on any page
 */
export const cataloguesOf = (pathname?: string): readonly Catalogue[] =>
  pathname === undefined || showsEverything(pathname) ? names : ['pages', ...modulesShownOn(pathname)]
