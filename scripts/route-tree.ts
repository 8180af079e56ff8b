import { resolveConfig } from 'vite'

/** Writes the tables of pages (`routeTree.gen.ts`) of site and console without a build: the router's plugin does when it is configured. */
for (const configFile of ['vite.config.ts', 'src/client/console/vite.config.ts']) await resolveConfig({ configFile }, 'build')
