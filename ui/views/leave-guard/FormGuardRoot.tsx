import type { ReactNode } from 'react'
import { useMemo, useSyncExternalStore } from 'react'
import { usePanel } from '../../kit/panel.ts'
import { useText } from '../../kit/text.tsx'
import { Button } from '../../parts/Button.tsx'
import { Dialog } from '../../parts/Dialog.tsx'
import { FormGuardContext } from '../../parts/form-guard.tsx'
import { openFormGuards } from './form-guards.ts'

/** Every dialog and drawer inside asks before what was entered in it goes (DOC-4). */
export function FormGuardRoot({ children }: { children: ReactNode }) {
  const text = useText()
  const { navigation } = usePanel()
  const guards = useMemo(() => openFormGuards(navigation), [navigation])
  const asking = useSyncExternalStore(guards.subscribe, guards.asking, guards.asking)
  const stay = () => asking?.send({ type: 'user.stay' })
  return (
    <FormGuardContext value={guards.guard}>
      {children}
      <Dialog
        open={asking !== null}
        onCancel={stay}
        role="alertdialog"
        title={text('unsavedForm.title')}
        description={text('unsavedForm.text')}
        actions={
          <>
            <Button onClick={stay}>{text('unsavedForm.stay')}</Button>
            <Button kind="danger" onClick={() => asking?.send({ type: 'user.discard' })}>
              {text('unsavedForm.discard')}
            </Button>
          </>
        }
      />
    </FormGuardContext>
  )
}
