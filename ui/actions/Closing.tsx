import { useText } from '../kit/text.tsx'
import { useGuardedClose } from '../parts/form-guard.tsx'
import { useOffered } from './use-offered.ts'

/** Says that what it stands in can be closed; the key is heard there. */
export function Closing({ onClose }: { onClose: () => void }) {
  const text = useText()
  const guarded = useGuardedClose()
  useOffered(
    [{ id: 'drawer-close', label: text('app.close'), keys: ['escape'], run: guarded ?? onClose }],
    nowhere,
  )
  return null
}

const nowhere = { current: null }
