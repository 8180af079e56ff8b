/** Subject of a task's entry in the outbox: its matching and itself. */
export const taskSubject = (_matching: string, tid: string): string => `${_matching} ${tid}`
export const matchingOfTask = (subject: string): string => subject.split(' ', 1)[0] ?? ''
