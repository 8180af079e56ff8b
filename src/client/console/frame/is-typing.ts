/** Tells whether somebody types there: keys are letters then. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    ['TEXTAREA', 'SELECT'].includes(target.tagName) ||
    target.getAttribute('role') === 'spinbutton' ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type)))
