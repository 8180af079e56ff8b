import type { AnyResource } from '#contract/resource.ts'
import type { ConsoleModule, HelpText } from '../module.ts'
import { placeOf, resourceOf } from '../resources.ts'

interface Found {
  /** What is said of this screen alone. */
  text: HelpText | undefined
  /** What the screen has in common with others, and of which resource. */
  common?: { pattern: 'list' | 'form'; resource: AnyResource }
}

/** Returns whether a text is that of an address, of which `*` in it stands for any one part. */
function isOf(at: string, address: string): boolean {
  const parts = address.split('/')
  const own = at.split('/')
  return own.length === parts.length && own.every((part, index) => part === '*' || part === parts[index])
}

const withList = (text: HelpText | undefined): Found =>
  text?.listOf === undefined ? { text } : { text, common: { pattern: 'list', resource: resourceOf(text.listOf) } }

/** Finds what there is to say of an address below `/console/`, or of a view of it. What is named whole goes before what is not. */
export function findHelp(texts: readonly HelpText[], modules: readonly ConsoleModule[], address: string, view?: string): Found {
  const named = (name: string) => texts.find(({ at }) => at.includes(name))
  const ofView = named(`${address}?view=${view}`)
  if (ofView !== undefined) return withList(ofView)
  const whole = named(address)
  const text = whole ?? texts.find(({ at }) => at.some((each) => isOf(each, address)))
  const place = placeOf(address)
  if (place === undefined || whole?.hasNoPattern === true || whole?.listOf !== undefined) return withList(text)
  const { resource, screen } = place
  // What is said of items is not said of the list that has the address of one: fairs/products.
  if (screen === 'list') return { text: whole, common: { pattern: 'list', resource } }
  const hasFront = screen === 'one' && modules.some(({ itemFronts }) => itemFronts?.[resource.path] !== undefined)
  // An address that is named whole is no item's: it is a screen of a module's own.
  if (hasFront || (screen === 'one' && whole !== undefined)) return { text }
  return { text, common: { pattern: 'form', resource } }
}
