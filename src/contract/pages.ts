import { modules } from './modules.ts'
import { mergePages } from './page.ts'

/** All pages that a text may link to, beside those of items; of these the public ones; where lists are, and where former addresses lead. */
export const { linkablePaths, staticPaths, listPages, movedPages } = mergePages(modules)
