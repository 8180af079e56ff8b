import type { Page } from 'playwright'
import type { Screen } from './first-screen.ts'
import type { Person } from './person.ts'

/** What is written into every product. */
export const text = {
  summary: '양육비를 이어서 받은 사례입니다.',
  outcome: '양육비 인정',
  better: '양육비 전부 인정',
  body: '멀리 이사한 뒤 양육비가 끊겼습니다. 법원이 이행을 명했습니다.',
} as const

/** The four tasks of the comparison. Each begins at the list of stories and ends when the product says that it is done. */
export const tasks = ['create', 'fix', 'schedule', 'restore'] as const
export type TaskName = (typeof tasks)[number]

/** A console, and how a trained person works with it. */
export interface Product {
  name: string
  origin: string
  logIn: (page: Page) => Promise<void>
  /** The list of stories, newest first. */
  openList: (page: Page) => Promise<void>
  /**
   * Stores a story by the product's API, which is no part of a task.
   * @param isChanged published, and changed once: the version before had `text.outcome`. Else it is a draft.
   */
  add: (page: Page, title: string, isChanged: boolean) => Promise<void>
  /** Writes a story with a picture, and publishes it. */
  create: (person: Person, title: string, picture: string) => Promise<void>
  /** Finds the story with this word in its title, changes what came out, and publishes that. */
  fix: (person: Person, word: string) => Promise<void>
  /** Sets that the draft at the top of the list is published by itself. */
  schedule: (person: Person, title: string, at: Date) => Promise<void>
  /** Brings the earlier version of the story at the top of the list back. */
  restore: (person: Person, title: string) => Promise<void>
  /** What is shown first, and the list of stories. */
  screens: readonly [Screen, Screen]
}
