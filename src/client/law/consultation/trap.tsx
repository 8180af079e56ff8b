/**
 * A field that people do not see, and that nothing fills in for them: browsers leave what is not rendered alone. What fills
 * it in is marked for the office, never lost (server/law/forms.ts).
 */
export const Trap = ({ id }: { id: string }) => <input id={id} name="homepage" className="hidden" tabIndex={-1} autoComplete="off" />
