import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { useSelector } from '@xstate/react'
import type { PaletteRef } from '#machines/palette'
import { useText } from '../../kit/text.tsx'
import { InertRoot, layerMark } from '../../parts/InertRoot.tsx'
import { PageLocale } from '../../parts/PageLocale.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden.tsx'
import css from './Palette.module.css'
import { PaletteContent } from './PaletteContent.tsx'
import { useChosen } from './use-chosen.ts'

interface Props {
  palette: PaletteRef
  /** Its line has the focus, and shows what the machine is told. */
  onReady: () => void
}

/** Everything that can be done or reached from here, by its name (NAV-8). */
export function Palette({ palette, onReady }: Props) {
  const text = useText()
  const isOpen = useSelector(palette, (state) => state.matches('open'))
  const choose = useChosen(palette, isOpen)
  return (
    <PageLocale>
      <Ark.Root
        open={isOpen}
        onOpenChange={({ open }) => {
          if (!open) palette.send({ type: 'user.close' })
        }}
        // What is below is inert, and what was chosen may take the focus elsewhere.
        trapFocus={false}
        restoreFocus={false}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Ark.Backdrop className={css.backdrop} />
          <Ark.Positioner className={css.positioner}>
            <Ark.Content {...layerMark} className={css.root}>
              {isOpen && <InertRoot />}
              <VisuallyHidden>
                <Ark.Title>{text('palette.title')}</Ark.Title>
              </VisuallyHidden>
              {isOpen && <PaletteContent palette={palette} onChoose={choose} onReady={onReady} />}
            </Ark.Content>
          </Ark.Positioner>
        </Portal>
      </Ark.Root>
    </PageLocale>
  )
}
