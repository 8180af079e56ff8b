import { createContext, use } from 'react'

/** Words that parts of the design system need; the app gives them in the page's language. */
export interface UiLabels {
  close: string
  ok: string
  cancel: string
  previous: string
  next: string
  pause: string
  play: string
  /** Role description of a slider, and of one of its slides. */
  carousel: string
  slide: (position: number, count: number) => string
  retry: string
}

const Labels = createContext<UiLabels | undefined>(undefined)

export const UiLabelsProvider = Labels.Provider

export function useUiLabels(): UiLabels {
  const labels = use(Labels)
  if (labels === undefined) throw new Error('UiLabelsProvider is missing')
  return labels
}
