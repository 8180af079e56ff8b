import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { retryImport } from './start/retry-import.ts'

/** What is not here yet. */
const imports = new Set<() => Promise<unknown>>()

/** A part below the first view, in a chunk of its own, so that it is evaluated and hydrated after what is above it. */
export function deferred<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  let part: { default: ComponentType<Props> } | undefined
  const importPart = async () => {
    part = { default: (await load())[name] }
    imports.delete(importPart)
    return part
  }
  imports.add(importPart)
  // React renders a part that is here without suspending if the promise calls back at once, which a native one never does.
  const here = { then: (resolve: (module: typeof part) => void) => resolve(part) } as unknown as Promise<{ default: ComponentType<Props> }>
  return lazy(() => (part === undefined ? retryImport(importPart) : here))
}

/**
 * Imports the deferred parts of the page before it is rendered or hydrated: the server waits for nothing while it renders, and
 * React hydrates a part at once when it is pressed, but only if its code is there. What does not come is tried again later.
 */
export const importDeferred = (): Promise<unknown> => Promise.allSettled(Array.from(imports, (load) => load()))
