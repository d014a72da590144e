import { Combobox as Ark } from '@ark-ui/react/combobox'
import { Portal } from '@ark-ui/react/portal'
import type { PointerEvent, UIEvent } from 'react'
import css from './Combobox.module.css'
import { CheckIcon } from './icons.ts'
import type { Language } from './LanguageMark.tsx'
import { LanguageMark } from './LanguageMark.tsx'
import { Spinner } from './Spinner.tsx'

export type ComboboxItem = {
  id: string
  label: string
  /** Of the label, where it is another one than the page's content has. */
  language?: Language | undefined
  /** A quiet word at the end of the line. */
  detail?: string | undefined
  /** What it stands under, with its neighbours of the same group. */
  group?: string | undefined
  /** It wasn't found: choosing it makes what was typed. */
  isNew?: boolean | undefined
  disabled?: boolean | undefined
}

interface ComboboxListProps {
  items: readonly ComboboxItem[]
  isLoading?: boolean | undefined
  /** The last item came into sight. */
  onReachEnd?: (() => void) | undefined
  /** The pointer went to an item. */
  onPoint: () => void
  texts: { loading: string; empty: string }
}

/** What is offered, below the control. */
export const ComboboxList = (props: ComboboxListProps) => (
  <Portal>
    <Ark.Positioner>
      <Ark.Content
        className={css.content}
        onScroll={reaching(props.onReachEnd)}
        onPointerMove={pointing(props.onPoint)}
      >
        <Items items={props.items} />
        <ListNote {...props} />
      </Ark.Content>
    </Ark.Positioner>
  </Portal>
)

/** Those without a group stand for themselves. */
const Items = ({ items }: { items: readonly ComboboxItem[] }) =>
  inGroups(items).map(({ name, members }) =>
    name === undefined ? (
      members.map((item) => <Item key={item.id} item={item} />)
    ) : (
      <Ark.ItemGroup key={name} className={css.group}>
        <Ark.ItemGroupLabel className={css.groupName}>{name}</Ark.ItemGroupLabel>
        {members.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </Ark.ItemGroup>
    ),
  )

const Item = ({ item }: { item: ComboboxItem }) => (
  <Ark.Item item={item} className={css.item}>
    <Ark.ItemText className={css.words} dir="auto">
      {item.label}
    </Ark.ItemText>
    {item.language && <LanguageMark {...item.language} />}
    {item.detail && <span className={css.detail}>{item.detail}</span>}
    <Ark.ItemIndicator>
      <CheckIcon />
    </Ark.ItemIndicator>
  </Ark.Item>
)

/** Neighbours of one group together, in their order. */
function inGroups(items: readonly ComboboxItem[]) {
  const groups: { name: string | undefined; members: ComboboxItem[] }[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && last.name === item.group) last.members.push(item)
    else groups.push({ name: item.group, members: [item] })
  }
  return groups
}

function ListNote({
  items,
  isLoading,
  texts,
}: Pick<ComboboxListProps, 'items' | 'isLoading' | 'texts'>) {
  if (isLoading) {
    return (
      <div
        className={css.note}
        role="option"
        aria-disabled="true"
        aria-selected="false"
        tabIndex={-1}
      >
        <Spinner /> {texts.loading}
      </div>
    )
  }
  if (items.length > 0) return null
  return (
    <div
      className={css.note}
      role="option"
      aria-disabled="true"
      aria-selected="false"
      tabIndex={-1}
    >
      {texts.empty}
    </div>
  )
}

const reaching = (onReachEnd: (() => void) | undefined) => (event: UIEvent<HTMLDivElement>) => {
  const list = event.currentTarget
  if (list.scrollHeight - list.scrollTop - list.clientHeight < 48) onReachEnd?.()
}

const pointing = (onPoint: () => void) => (event: PointerEvent<HTMLDivElement>) => {
  if (event.target instanceof Element && event.target.closest('[data-part="item"]')) onPoint()
}
