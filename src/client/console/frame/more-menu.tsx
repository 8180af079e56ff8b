import { useLingui } from '@lingui/react/macro'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { iconButtonClass } from '../../ui/button.ts'

export interface MoreAction {
  id: string
  text: string
  /** A page of the site: it opens beside the console. */
  href?: string
  onAction?: () => void
  isOff?: boolean
}

export interface MoreMenuProps {
  actions: readonly MoreAction[]
  /** What it is of, where a screen has several. */
  label?: string
  className?: string
}

/** Renders what is done less often, or what has no room beside the buttons: none of it is seen before the menu is opened. */
export function MoreMenu({ actions, label: own, className }: MoreMenuProps) {
  const { t } = useLingui()
  if (actions.length === 0) return null
  const label = own ?? t`다른 작업`
  return (
    <MenuTrigger>
      <Button aria-label={label} className={iconButtonClass(className)}>
        <span aria-hidden="true" className="text-lg leading-none font-bold">
          ⋯
        </span>
      </Button>
      <Popover placement="bottom end" className="min-w-44 rounded-card border border-line bg-surface p-2 text-ink shadow-card">
        <Menu aria-label={label} className="outline-none">
          {actions.map(({ id, text, href, onAction, isOff }) => (
            <MenuItem
              key={id}
              id={id}
              isDisabled={isOff === true}
              {...(href === undefined ? {} : { href, target: '_blank', rel: 'noreferrer' })}
              {...(onAction === undefined ? {} : { onAction })}
              className="flex min-h-11 items-center rounded-control px-3 text-sm outline-none data-[disabled]:opacity-55 data-[focused]:bg-wash"
            >
              {text}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
