import { Menu as Ark } from '@ark-ui/react/menu'
import { Portal } from '@ark-ui/react/portal'
import type { ReactElement, ReactNode } from 'react'
import { useRef, useState } from 'react'
import { CheckIcon } from './icons.ts'
import { Link } from './Link.tsx'
import css from './Menu.module.css'
import type { Beginning } from './menu-keys.tsx'
import { MenuContent, MenuTrigger } from './menu-keys.tsx'
import { PageLocale } from './PageLocale.tsx'

export type MenuProps = {
  /** The button that opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement<{ id?: string }>
  /** What the menu is about, for those who listen. The trigger's words when left out. */
  label?: string | undefined
  /** Which edge of the trigger it hangs from. */
  align?: 'start' | 'end' | undefined
  /** Whether it is open, where somebody else decides that; it decides by itself without. */
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  /** Between which lines of the window it finds room; all of it without. */
  within?: (() => { top: number; bottom: number }) | undefined
  /** Gives the focus on once something was chosen; its trigger keeps it without. */
  focusAfterChoice?: (() => void) | undefined
  /** `MenuItem`, `MenuLink`, `MenuChoices`, `MenuCheck`, `MenuSeparator`. */
  children: ReactNode
}

/** Actions that are not worth a button each. */
export function Menu(props: MenuProps) {
  const {
    trigger,
    label,
    align = 'start',
    open,
    onOpenChange,
    within,
    focusAfterChoice,
    children,
  } = props
  const beginning: Beginning = useRef(null)
  const isChosen = useRef(false)
  const [highlighted, highlight] = useState<string | null>(null)
  const follow = (isOpen: boolean) => {
    if (!isOpen) beginning.current = null
    onOpenChange?.(isOpen)
  }
  // A pointer at rest below a menu that opened by key is not a wish.
  const highlightAsked = (entry: string | null) => {
    if (beginning.current === null) highlight(entry)
  }
  // Ark gives the focus to the trigger as the menu goes.
  const focusTrigger = () => {
    if (isChosen.current) focusAfterChoice?.()
    isChosen.current = false
  }
  // The menu is placed at the element that has this id: where the trigger brings its own, it's that.
  const { id: triggerId } = trigger.props
  return (
    <PageLocale>
      <Ark.Root
        {...(triggerId !== undefined && { ids: { trigger: triggerId } })}
        positioning={{
          placement: `bottom-${align}`,
          gutter: 4,
          ...(within && { boundary: () => acrossWindow(within()) }),
        }}
        lazyMount
        unmountOnExit
        {...(label !== undefined && { 'aria-label': label })}
        {...(open !== undefined && { open })}
        onOpenChange={(details) => follow(details.open)}
        onSelect={() => {
          isChosen.current = true
        }}
        highlightedValue={highlighted}
        onHighlightChange={(details) => highlightAsked(details.highlightedValue)}
      >
        <MenuTrigger beginning={beginning} onFocus={focusTrigger}>
          {trigger}
        </MenuTrigger>
        <Portal>
          <Ark.Positioner>
            <MenuContent beginning={beginning} highlight={highlight}>
              {children}
            </MenuContent>
          </Ark.Positioner>
        </Portal>
      </Ark.Root>
    </PageLocale>
  )
}

const acrossWindow = ({ top, bottom }: { top: number; bottom: number }) => ({
  ...{ x: 0, y: top },
  ...{ width: innerWidth, height: bottom - top },
})

export type MenuItemProps = {
  /** Unique within the menu. */
  id: string
  onSelect: () => void
  icon?: ReactNode
  kind?: 'plain' | 'danger' | undefined
  /** Why it cannot be chosen now; shown below its words. */
  refusal?: string | undefined
  /** A shortcut or a count at the end of the line. */
  aside?: ReactNode
  children: ReactNode
}

export const MenuItem = ({ id, onSelect, icon, kind, refusal, aside, children }: MenuItemProps) => (
  <Ark.Item
    value={id}
    onSelect={onSelect}
    disabled={refusal !== undefined}
    className={css.item}
    data-kind={kind}
  >
    {icon}
    <span className={css.words}>
      {children}
      {refusal !== undefined && <span className={css.refusal}>{refusal}</span>}
    </span>
    {aside && <span className={css.aside}>{aside}</span>}
  </Ark.Item>
)

export type MenuLinkProps = { id: string; href: string; icon?: ReactNode; children: ReactNode }

export const MenuLink = ({ id, href, icon, children }: MenuLinkProps) => (
  <Ark.Item value={id} asChild>
    <Link href={href} className={css.item}>
      {icon}
      <span className={css.words}>{children}</span>
    </Link>
  </Ark.Item>
)

/** Ark's keys choose no entry whose value is empty. */
const nothing = ' '

export type MenuChoicesProps = {
  label: string
  choices: readonly { value: string; label: ReactNode }[]
  value: string
  onChange: (value: string) => void
}

/** One of a few, in a menu: a theme, a language. */
export const MenuChoices = ({ label, choices, value, onChange }: MenuChoicesProps) => (
  <Ark.RadioItemGroup
    value={value || nothing}
    onValueChange={(details) => onChange(details.value === nothing ? '' : details.value)}
  >
    <Ark.ItemGroupLabel className={css.label}>{label}</Ark.ItemGroupLabel>
    {choices.map((choice) => (
      <Ark.RadioItem key={choice.value} value={choice.value || nothing} className={css.item}>
        <span className={css.tick}>
          <Ark.ItemIndicator>
            <CheckIcon />
          </Ark.ItemIndicator>
        </span>
        <Ark.ItemText className={css.words}>{choice.label}</Ark.ItemText>
      </Ark.RadioItem>
    ))}
  </Ark.RadioItemGroup>
)

export type MenuCheckProps = {
  /** Unique within the menu. */
  id: string
  checked: boolean
  onToggle: () => void
  children: ReactNode
}

/** One of several that can be chosen together: the menu stays open. */
export const MenuCheck = ({ id, checked, onToggle, children }: MenuCheckProps) => (
  <Ark.CheckboxItem
    value={id}
    checked={checked}
    onCheckedChange={onToggle}
    closeOnSelect={false}
    className={css.item}
  >
    <span className={css.tick}>
      <Ark.ItemIndicator>
        <CheckIcon />
      </Ark.ItemIndicator>
    </span>
    <Ark.ItemText className={css.words}>{children}</Ark.ItemText>
  </Ark.CheckboxItem>
)

export const MenuSeparator = () => <Ark.Separator className={css.separator} />
