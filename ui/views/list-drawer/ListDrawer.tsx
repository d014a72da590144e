import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { Closing } from '../../actions/Closing.tsx'
import type { ListDrawerProps } from '../../fields/kit/lists-in-fields.ts'
import { useVisible } from '../../fields/references/use-choices.ts'
import { AtDepth } from '../../kit/AtDepth.tsx'
import { useDrawerDepth } from '../../kit/drawers.ts'
import { useText } from '../../kit/text.tsx'
import { Drawer } from '../../parts/Drawer.tsx'
import { CollectionSwitch } from '../list/CollectionSwitch.tsx'
import { HeldHome } from '../list/home/HeldHome.tsx'
import { AddButton } from './AddButton.tsx'
import css from './ListDrawer.module.css'
import { PickList } from './PickList.tsx'

/** Whole lists over the page, to pick from: one document, or some from any of them (DOC-9). */
export function ListDrawer({ picker, label, fallbackFocus, ...offered }: ListDrawerProps) {
  const text = useText()
  const depth = useDrawerDepth() + 1
  const body = useRef<HTMLDivElement>(null)
  const isForMany = useSelector(picker, (state) => state.matches({ open: 'some' }))
  const slug = useSelector(picker, ({ context }) => context.slug)
  const slugs = useSelector(picker, ({ context }) => context.slugs)
  const collections = useVisible(slugs)
  const collection = collections.find((one) => one.slug === slug)
  const close = () => picker.send({ type: 'user.close' })
  return (
    <AtDepth depth={depth}>
      <Drawer
        open
        onCancel={close}
        title={text('picker.title', { label })}
        closeLabel={text('app.close')}
        size="large"
        depth={depth}
        entries="none"
        initialFocus={() => searchIn(body.current)}
        fallbackFocus={fallbackFocus}
        aside={
          <CollectionSwitch
            collections={collections}
            current={slug}
            onTurn={(to) => picker.send({ type: 'user.turn', slug: to })}
          />
        }
        actions={isForMany && <AddButton picker={picker} />}
      >
        {collection && (
          <HeldHome key={slug}>
            <div ref={body} className={css.body}>
              <PickList {...{ picker, collection, ...offered }} />
            </div>
          </HeldHome>
        )}
        <Closing onClose={close} />
      </Drawer>
    </AtDepth>
  )
}

/** One looks for something first; where there is no keyboard, one would have to put it away first. */
const searchIn = (body: HTMLElement | null): HTMLElement | null =>
  matchMedia('(pointer: fine)').matches
    ? (body?.querySelector('input[type="search"]') ?? null)
    : null
