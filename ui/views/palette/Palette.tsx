import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { useSelector } from '@xstate/react'
import type { PaletteRef } from '#machines/palette'
import { useText } from '../../kit/text.tsx'
import { InertRoot, layerMark } from '../../parts/InertRoot.tsx'
import { PageLocale } from '../../parts/PageLocale.tsx'
import { useEarlyEscape } from '../../parts/use-early-escape.ts'
import { VisuallyHidden } from '../../parts/VisuallyHidden.tsx'
import type { Entry } from './entry.ts'
import css from './Palette.module.css'
import { PaletteContent } from './PaletteContent.tsx'
import { useChosen } from './use-chosen.ts'

/** Everything that can be done or reached from here, by its name (NAV-8). */
export function Palette({ palette }: { palette: PaletteRef }) {
  const isOpen = useSelector(palette, (state) => state.matches('open'))
  const choose = useChosen(palette, isOpen)
  return isOpen && <OpenPalette palette={palette} onChoose={choose} />
}

interface Props {
  palette: PaletteRef
  onChoose: (entry: Entry) => void
}

/** Mounted open, so that its input has the focus before the next key. */
function OpenPalette({ palette, onChoose }: Props) {
  const text = useText()
  const close = () => palette.send({ type: 'user.close' })
  useEarlyEscape(true, { leave: close, returnFocus: () => null })
  return (
    <PageLocale>
      <Ark.Root
        open
        onOpenChange={({ open }) => {
          if (!open) close()
        }}
        // What is below is inert, and what was chosen may take the focus elsewhere.
        trapFocus={false}
        restoreFocus={false}
      >
        <Portal>
          <Ark.Backdrop className={css.backdrop} />
          <Ark.Positioner className={css.positioner}>
            <Ark.Content {...layerMark} className={css.root}>
              <InertRoot />
              <VisuallyHidden>
                <Ark.Title>{text('palette.title')}</Ark.Title>
              </VisuallyHidden>
              <PaletteContent palette={palette} onChoose={onChoose} />
            </Ark.Content>
          </Ark.Positioner>
        </Portal>
      </Ark.Root>
    </PageLocale>
  )
}
