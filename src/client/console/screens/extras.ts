import type { ComponentType } from 'react'
import type { ConsoleItem } from '../resources.ts'
import { ScheduleLink } from '../fair-schedule/schedule-link.tsx'
import { CompanyReview } from './company-review.tsx'
import { PersonHead, PersonParts } from './person-screen.tsx'
import { QuestionPictures } from './question-pictures.tsx'
import { RequestExtras } from './request-extras.tsx'
import { RequestTimeline } from './request-timeline.tsx'
import { TermExtras } from './term-extras.tsx'

export interface ExtraProps {
  item: ConsoleItem
  /** The item is another one by now: it is read again. */
  onChanged: () => void
}

/** What a screen shows beside the standard pattern, by the path of its resource. */
export const extras: Readonly<Record<string, ComponentType<ExtraProps>>> = {
  forms: RequestExtras,
  'center/questions': QuestionPictures,
  users: PersonHead,
  companies: CompanyReview,
  fairs: ScheduleLink,
}

/** The same, below the form. */
export const extrasBelow: Readonly<Record<string, ComponentType<ExtraProps>>> = {
  forms: RequestTimeline,
  terms: TermExtras,
  users: PersonParts,
}
