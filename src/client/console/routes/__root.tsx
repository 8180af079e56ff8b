import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { ConsoleContext } from '../app.tsx'
import { ConsoleFrame } from '../frame/console-frame.tsx'
import { ConsoleLabels } from '../frame/console-labels.tsx'
import { Guard } from '../frame/guard.tsx'
import { loadScreenMessages } from '../i18n.ts'
import { NotThere } from '../frame/not-there.tsx'
import { modules } from '../modules.ts'

export const Route = createRootRouteWithContext<ConsoleContext>()({
  notFoundComponent: NotThere,
  // The dashboard is there first; the words of the other screens come while one reads it.
  beforeLoad: ({ context: { i18n }, location: { pathname } }) => {
    const words = loadScreenMessages(i18n)
    return pathname === '/' || pathname === '/dashboard' ? undefined : words
  },
  component: () => (
    <ConsoleLabels>
      <Guard>
        <ConsoleFrame modules={modules}>
          <Outlet />
        </ConsoleFrame>
      </Guard>
    </ConsoleLabels>
  ),
})
