import { useText } from '../kit/text.tsx'
import { useOffered } from './use-offered.ts'

/** Says that what it stands in can be closed; the key is heard there. */
export function Closing({ onClose }: { onClose: () => void }) {
  const text = useText()
  useOffered(
    [{ id: 'drawer-close', label: text('app.close'), keys: ['escape'], run: onClose }],
    nowhere,
  )
  return null
}

const nowhere = { current: null }
