import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { ConsoleContext } from '../app.tsx'
import { ConsoleFrame } from '../frame/console-frame.tsx'
import { ConsoleLabels } from '../frame/console-labels.tsx'
import { Guard } from '../frame/guard.tsx'
import { NotThere } from '../frame/not-there.tsx'
import { modules } from '../modules.ts'

export const Route = createRootRouteWithContext<ConsoleContext>()({
  notFoundComponent: NotThere,
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
