import { siteOfModule } from '#contract/sites.ts'
import { createFileRoute } from '@tanstack/react-router'
import { modules } from '../modules.ts'
import { DashboardScreen } from '../screens/dashboard-screen.tsx'

export const Route = createFileRoute('/dashboard')({
  loader: () =>
    Promise.all(
      modules.flatMap(({ name, dashboard }) =>
        dashboard === undefined ? [] : dashboard().then((found) => ({ ...found, site: siteOfModule(name) })),
      ),
    ),
  component: Dashboard,
})

function Dashboard() {
  return <DashboardScreen modules={Route.useLoaderData()} />
}
