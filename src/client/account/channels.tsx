import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'

const channels = ['SMS', 'EMAIL', 'PHONE'] as const
export type Channel = (typeof channels)[number]

interface Props {
  chosen: readonly Channel[]
  /** Ticked, too, as long as nothing here was chosen by hand. */
  certified?: Channel | undefined
  /** What is to be known of single ones. */
  notes?: Readonly<Partial<Record<Channel, string>>>
}

/** By what a member wants to hear from us (specification 3): any of three, or none. */
export function Channels({ chosen, certified, notes = {} }: Props) {
  const { t } = useLingui()
  const fields = useRef<HTMLFieldSetElement>(null)
  const isTouched = useRef(false)
  const former = useRef<Channel>(undefined)
  useEffect(() => {
    if (certified === undefined || isTouched.current) return
    // The boxes are the form's own: it restores them after a reload.
    for (const box of fields.current?.querySelectorAll('input') ?? []) {
      if (box.value === certified) box.checked = true
      else if (box.value === former.current) box.checked = false
    }
    former.current = certified
  }, [certified])
  const names = { SMS: t`문자 메시지`, EMAIL: t`이메일`, PHONE: t`전화` }
  return (
    <fieldset ref={fields} onChange={() => void (isTouched.current = true)}>
      <legend className="text-sm font-semibold">
        <Trans>알림을 받으실 방법 (선택)</Trans>
      </legend>
      <div className="flex flex-wrap gap-x-6">
        {channels.map((channel) => (
          <label key={channel} className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              name="channels"
              value={channel}
              defaultChecked={chosen.includes(channel)}
              className="size-5 accent-accent"
            />
            {names[channel]}
            {notes[channel] !== undefined && <span className="text-sm text-muted">{notes[channel]}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
