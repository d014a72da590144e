import { useSelector } from '@xstate/react'
import { use, useSyncExternalStore } from 'react'
import type { PaletteRef } from '#machines/palette'
import type { Action } from '../../actions/action.ts'
import { KeyNames } from '../../actions/KeyNames.tsx'
import { hintsOf, OffersContext, ofEverywhere, ofScreen } from '../../actions/offers.ts'
import { useText } from '../../kit/text.tsx'
import { Button } from '../../parts/Button.tsx'
import { Dialog } from '../../parts/Dialog.tsx'
import css from './KeySheet.module.css'

/** The keys that work on this screen, and those that work everywhere. */
export function KeySheet({ palette }: { palette: PaletteRef }) {
  const text = useText()
  const isOpen = useSelector(palette, (state) => state.matches('keys'))
  const close = () => palette.send({ type: 'user.close' })
  return (
    <Dialog
      open={isOpen}
      onCancel={close}
      title={text('keys.title')}
      actions={<Button onClick={close}>{text('app.close')}</Button>}
    >
      <AllKeys />
    </Dialog>
  )
}

function AllKeys() {
  const text = useText()
  const { read, subscribe } = use(OffersContext)
  const offers = useSyncExternalStore(subscribe, read, read)
  return (
    <>
      <Keys label={text('palette.screen')} actions={ofScreen(offers)} />
      <Keys label={text('keys.withFocus')} actions={hintsOf(offers)} />
      <Keys label={text('keys.everywhere')} actions={ofEverywhere(offers)} />
    </>
  )
}

function Keys({
  label,
  actions,
}: {
  label: string
  actions: readonly Pick<Action, 'id' | 'label' | 'keys'>[]
}) {
  const withKeys = actions.filter(({ keys }) => keys !== undefined)
  if (withKeys.length === 0) return null
  return (
    <section className={css.root}>
      <h3 className={css.label}>{label}</h3>
      <dl>
        {withKeys.map(({ id, label, keys = [] }) => (
          <div key={id} className={css.line}>
            <dt>{label}</dt>
            {keys.map((one) => (
              <dd key={one}>
                <KeyNames keys={one} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}
