import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { clientRoutes } from './scripts/client-routes.ts'
import { leanEntry } from './scripts/lean-entry.ts'

const api = `http://localhost:${process.env['API_PORT'] ?? 3001}`

/** What every page needs of them; a part that only some need comes with those. */
const libraries =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@lingui\/(core|react)|@tanstack\/(react-router|router-core|history|store|react-store|react-query|query-core))\/(?!.*(useMutation|mutationObserver|useQueries|queriesObserver))/

/** What the end of every page has of the device: each would be a file of some hundred bytes. */
const footParts =
  /src\/client\/(site\/frame\/deferred\/site-tree|offline\/(connection|storage-gate|queue\/(entry|store)|content\/other-language))\.ts$/

/** Modules that as many pages have: one file where they would each be one of some hundred bytes, which cost a request and a task. */
const sharedBy = (name: string, pages: number, files: RegExp) => ({
  name,
  test: (file: string) => files.test(file) && !file.includes('?tsr-split'),
  minShareCount: pages,
  includeDependenciesRecursively: false,
})

/** By the folders of what they are of. What every page of the centre asks first of them (`shop-read.ts`) stays for itself. */
const sharedParts = [
  sharedBy('trade-parts', 9, /src\/(client\/trade\/(?!menu)|contract\/platform\/company-choices)/),
  sharedBy('shop-parts', 3, /src\/(client|contract)\/shop\/(?!shop-read|limits|list-choices|places|addresses|orders\/)/),
  sharedBy('auction-parts', 3, /src\/(client|contract)\/auction\/(?!auction-read|limits)/),
  // Push comes with the pages of members.
  sharedBy('parts', 8, /src\/client\/(content|data|session|ui\/deferred)\/(?!push)/),
]

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A page's reads and its screen come together; the app itself knows the page's address only.
      codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
      routesDirectory: 'src/client/routes',
      virtualRouteConfig: clientRoutes,
      generatedRouteTree: 'src/client/routeTree.gen.ts',
      quoteStyle: 'single',
    }),
    leanEntry(),
    react(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    tailwindcss(),
    !isSsrBuild &&
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'src/worker',
        filename: 'sw.ts',
        registerType: 'prompt',
        injectRegister: false,
        includeManifestIcons: false,
        // The server makes the manifests: one for each language (server/pages/manifest.ts).
        manifest: false,
        injectManifest: {
          // The console is a build of its own, and online only (src/client/console/vite.config.ts).
          globPatterns: ['index.html', 'assets/**/*.{js,css}', 'icons/icon.svg'],
        },
      }),
  ],
  server: {
    proxy: {
      '/api': { target: api, ws: true },
      '/console': `http://localhost:${process.env['CONSOLE_PORT'] ?? 5174}`,
      ...Object.fromEntries(
        [
          '/dev/outbox',
          '/og',
          '/manifest.ko',
          '/manifest.en',
          '/manifest.cn',
          '/centre/manifest',
          '/sitemap.xml',
          '/sitemap/',
          '/rss.xml',
          '/robots.txt',
        ].map((path) => [path, api]),
      ),
    },
  },
  // Server files are no public files of the client.
  publicDir: isSsrBuild ? false : 'public',
  build: {
    target: 'es2022',
    sourcemap: 'hidden',
    // The document names what it needs; lists of what each late part needs would weigh on every first load.
    modulePreload: { polyfill: false, resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []) },
    rolldownOptions: {
      // The app is an entry of its own: the document's script imports it after the first paint.
      ...(isSsrBuild ? {} : { input: { index: 'index.html', render: 'src/client/boot/render.tsx' } }),
      output: isSsrBuild
        ? {}
        : {
            // The service worker names every file: a character less of each hash is 0.2 kB less of it.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            // What every page needs is one file of libraries and one of ours: smaller than their pieces.
            codeSplitting: {
              groups: [
                // The document's script: no more than what waits for the first paint.
                { name: 'start', test: /vite\/preload-helper|src\/client\/data\/start\//, priority: 4 },
                { name: 'libraries', test: libraries, priority: 3 },
                {
                  name: 'app',
                  includeDependenciesRecursively: false,
                  tags: ['$initial'],
                  test: /src\/(client\/(?!main\.tsx|boot\/|ui\/)|contract\/)/,
                  priority: 2,
                },
                // What every page shows first; `deferred` comes with the pages that need it.
                { name: 'ui', test: /src\/client\/(data\/head|ui)\/(?!deferred\/).*\.tsx?$/, priority: 1 },
                { name: 'foot-parts', test: footParts, includeDependenciesRecursively: false },
                ...sharedParts,
              ],
            },
          },
    },
  },
  ssr: {
    noExternal: isSsrBuild ? ['@lingui/react', '@lingui/core', '@tanstack/react-router', '@tanstack/react-query', 'workbox-window'] : [],
  },
}))
