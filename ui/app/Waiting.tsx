import { useText } from '../kit/text.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'

/** Shown while a screen comes; not before half a second has passed (DOC-10). */
export function Waiting() {
  return <Skeleton label={useText()('app.loading')} />
}
