import type { ComponentType } from 'react'
import type { ConsoleItem } from '../resources.ts'
import { FairHub } from '../fairs/fair-hub.tsx'
import { fairParts } from '../fairs/form-parts.ts'
import { ParticipantReview } from '../fairs/participant-review.tsx'
import type { FormPart } from '../form/form-parts.ts'
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
  fairs: FairHub,
  'fairs/participants': ParticipantReview,
}

/** The same, below the form. */
export const extrasBelow: Readonly<Record<string, ComponentType<ExtraProps>>> = {
  forms: RequestTimeline,
  terms: TermExtras,
  users: PersonParts,
}

/** Fields of a form that are shown together, by the path of the resource. */
export const formParts: Readonly<Record<string, readonly FormPart[]>> = { fairs: fairParts }
