/** Waits until a menu has gone and its button has the focus: before, nothing around it can have it, a dialog neither. */
export const afterMenu = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act))
