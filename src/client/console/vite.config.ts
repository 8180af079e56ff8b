import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { consoleRoutes } from '../../../scripts/client-routes.ts'
import { type Locale, locales } from '../../contract/locale.ts'
import { leanContract } from '../../../scripts/lean-contract.ts'

const ariaLocales: Readonly<Record<Locale, string>> = { ko: 'ko-KR', en: 'en-US', cn: 'zh-CN' }
const apiPort = process.env['API_PORT'] ?? '3001'

/**
 * The console is a build of its own (decision 4): what only staff need is in no file that a reader gets, and not in the
 * service worker's precache. `/console/…` is its address and the place of its files.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  publicDir: false,
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: `${import.meta.dirname}/routes`,
      virtualRouteConfig: consoleRoutes,
      generatedRouteTree: `${import.meta.dirname}/routeTree.gen.ts`,
      quoteStyle: 'single',
    }),
    leanContract,
    // React Aria says everything in 34 languages; the console has three.
    optimizeLocales.vite({ locales: locales.map((locale) => ariaLocales[locale]) }),
    react(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    tailwindcss(),
  ],
  server: {
    port: Number(process.env['CONSOLE_PORT'] ?? 5174),
    strictPort: true,
    fs: { allow: [`${import.meta.dirname}/../../..`] },
    proxy: { '/api': `http://localhost:${apiPort}` },
  },
  build: {
    target: 'es2022',
    sourcemap: 'hidden',
    emptyOutDir: true,
    // `npm run budgets` says what is too much.
    chunkSizeWarningLimit: 700,
    // What every screen needs is one file: left alone it is some forty, most of them a few lines, which a slow laptop asks for one by one.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'console', tags: ['$initial'] }] } } },
  },
})
