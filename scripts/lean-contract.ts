import type { Plugin } from 'vite'

/** A sentence of the contract about a call or a resource, on one line or several. */
const text = String.raw`(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")`
const summary = new RegExp(String.raw`\bsummary:\s*${text}(?:\s*\+\s*${text})*,`, 'g')

/** Leaves out of the contract what the document of the API alone says (server/http/openapi.ts): no screen reads it. */
export const leanContract: Plugin = {
  name: 'lean-contract',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\/src\/contract\/.+\.ts$/ },
    handler: (code) => ({ code: code.replaceAll(summary, ''), map: null }),
  },
}
