import { cleanHtmlText } from '../content/clean-html.ts'

interface Factory {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => unknown
}

/**
 * Trusted Types of the console: the editor hands HTML (what is pasted) to the browser, and it passes by the allow-list that all
 * rich text passes by. No text becomes a script.
 */
export function setTrustedTypes(): void {
  const { trustedTypes } = window as { trustedTypes?: Factory }
  trustedTypes?.createPolicy('default', { createHTML: cleanHtmlText })
}
