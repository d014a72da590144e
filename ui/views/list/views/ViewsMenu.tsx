import { useSelector } from '@xstate/react'
import type { ClientCollection } from '#contracts/admin-config'
import type { Action } from '../../../actions/action.ts'
import { isPossible } from '../../../actions/action.ts'
import { useSorted } from '../../../kit/sorted.ts'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { ChevronDownIcon } from '../../../parts/icons.ts'
import { Menu, MenuChoices, MenuItem, MenuSeparator } from '../../../parts/Menu.tsx'
import { chooseView } from './use-view-actions.ts'
import type { ListViews } from './use-views.ts'
import css from './ViewsMenu.module.css'

interface Props {
  views: ListViews
  collection: ClientCollection
  actions: readonly Action[]
}

/** Names the view that is shown, and leads to the others. */
export function ViewsMenu({ views: { actor, shown }, collection, actions }: Props) {
  const text = useText()
  const all = useSorted(
    useSelector(actor, ({ context }) => context.views),
    titleOf,
  )
  const isUnread = useSelector(actor, (state) => state.matches('unread'))
  const isBusy = useSelector(actor, (state) => state.matches('reading') || state.matches('saving'))
  const actionOf = (id: string) => actions.find((action) => action.id === id)
  const isChanged = actions.some((action) => action.id === 'view-reset' && isPossible(action))
  if (isUnread) return null
  return (
    <Menu
      label={text('views.yours', { label: collection.labels.plural })}
      trigger={
        <Button busy={isBusy} data-views className={css.trigger}>
          <span dir="auto" className={css.title}>
            {shown?.title ?? text('views.open')}
          </span>
          {isChanged && <span className={css.changed}>{text('views.changed')}</span>}
          <ChevronDownIcon />
        </Button>
      }
    >
      {all.length > 0 && (
        <>
          <MenuChoices
            label={text('views.yours', { label: collection.labels.plural })}
            value={shown ? chooseView(shown) : 'view-none'}
            onChange={(id) => actionOf(id)?.run()}
            choices={[
              { value: 'view-none', label: text('views.all') },
              ...all.map((view) => ({ value: chooseView(view), label: view.title })),
            ]}
          />
          <MenuSeparator />
        </>
      )}
      {actions
        .filter(({ id }) => (shown ? ofChosen : ofNone).includes(id))
        .map(({ id, label, refusal, run }) => (
          <MenuItem
            key={id}
            id={id}
            refusal={refusal}
            onSelect={run}
            kind={id === 'view-delete' ? 'danger' : 'plain'}
          >
            {label}
          </MenuItem>
        ))}
    </Menu>
  )
}

const titleOf = ({ title }: { title: string }): string => title

const ofNone: readonly string[] = ['view-save-as']
const ofChosen: readonly string[] = [
  'view-save',
  'view-reset',
  'view-save-as',
  'view-describe',
  'view-delete',
]
