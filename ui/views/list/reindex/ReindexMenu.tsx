import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { ReindexActor } from '#machines/reindex'
import { hasAll } from '#machines/reindex'
import { useOffered } from '../../../actions/use-offered.ts'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { ChevronDownIcon } from '../../../parts/icons.ts'
import { Menu, MenuCheck, MenuItem, MenuSeparator } from '../../../parts/Menu.tsx'
import { useLabelOf } from './use-label-of.ts'

/** What is to be reindexed: all of it, or some. */
export function ReindexMenu({ reindex }: { reindex: ReindexActor }) {
  const text = useText()
  const labelOf = useLabelOf()
  const isOpen = useSelector(reindex, (state) => state.matches('choosing'))
  const isBusy = useSelector(reindex, (state) => state.hasTag('busy'))
  const canAsk = useSelector(reindex, (state) => state.can({ type: 'user.ask' }))
  const isAll = useSelector(reindex, ({ context }) => hasAll(context))
  const { chosen, collections } = useSelector(reindex, ({ context }) => context)
  const root = useRef<HTMLDivElement>(null)
  useOffered(
    [
      {
        id: 'list-reindex',
        label: text('reindex.open'),
        refusal: isBusy ? text('reindex.running') : undefined,
        run: () => reindex.send({ type: 'user.open' }),
      },
    ],
    root,
  )
  return (
    <div ref={root}>
      <Menu
        label={text('reindex.open')}
        align="end"
        open={isOpen}
        onOpenChange={(open) => reindex.send({ type: open ? 'user.open' : 'user.close' })}
        trigger={
          <Button busy={isBusy}>
            {text('reindex.open')} <ChevronDownIcon />
          </Button>
        }
      >
        <MenuCheck
          id="reindex-all"
          checked={isAll}
          onToggle={() => reindex.send({ type: 'user.toggleAll' })}
        >
          {text('reindex.all')}
        </MenuCheck>
        <MenuSeparator />
        {collections.map((collection) => (
          <MenuCheck
            key={collection}
            id={`reindex-${collection}`}
            checked={chosen.includes(collection)}
            onToggle={() => reindex.send({ type: 'user.toggle', collection })}
          >
            {labelOf(collection)}
          </MenuCheck>
        ))}
        <MenuSeparator />
        <MenuItem
          id="reindex-go"
          refusal={canAsk ? undefined : text('reindex.nothing')}
          onSelect={() => reindex.send({ type: 'user.ask' })}
        >
          {text('reindex.go')}
        </MenuItem>
      </Menu>
    </div>
  )
}
