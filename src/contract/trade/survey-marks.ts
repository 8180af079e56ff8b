/** Marks that a participant gives in the survey of a fair, in the order in which they are asked for. Without a schema, for the pages. */
export const surveyMarks = ['overall', 'meetings', 'organisation'] as const
export type SurveyMark = (typeof surveyMarks)[number]
