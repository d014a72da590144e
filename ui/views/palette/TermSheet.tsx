import { useSelector } from '@xstate/react'
import type { PaletteRef } from '#machines/palette'
import { later } from '../../kit/later.tsx'
import { useText } from '../../kit/text.tsx'
import { Button } from '../../parts/Button.tsx'
import { Dialog } from '../../parts/Dialog.tsx'

const Terms = later(async () => (await import('./Terms.tsx')).Terms)

/** What the words mean that editors meet here. */
export function TermSheet({ palette }: { palette: PaletteRef }) {
  const text = useText()
  const isOpen = useSelector(palette, (state) => state.matches('terms'))
  const close = () => palette.send({ type: 'user.close' })
  return (
    <Dialog
      open={isOpen}
      onCancel={close}
      title={text('terms.title')}
      actions={<Button onClick={close}>{text('app.close')}</Button>}
    >
      <Terms />
    </Dialog>
  )
}
