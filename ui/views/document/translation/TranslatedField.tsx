import { useSyncExternalStore } from 'react'
import { isValued } from '#contracts/fields'
import { pathOf, valuePathsOf } from '../../../kit/paths.ts'
import type { TranslatedFieldProps } from '../../../kit/translating.ts'
import { SourceSide } from './SourceSide.tsx'
import css from './TranslatedField.module.css'

/** A field with its source beside it; nothing where nothing of it is to be translated. */
export function TranslatedField(props: TranslatedFieldProps) {
  const { form, field, path, translating, children } = props
  const { actor, leaves, source } = translating
  const read = () => leaves.at(path)
  const leaf = useSyncExternalStore(leaves.subscribe, read, read)
  const isShownNow = () => leaves.shows(valuePathsOf([field], parentOf(path, field)))
  const isShown = useSyncExternalStore(leaves.subscribe, isShownNow, isShownNow)
  if (!isShown) return null
  if (!leaf || !isValued(field)) return children
  return (
    <div className={css.room}>
      <div className={css.root} data-translated={leaf.state}>
        <SourceSide {...{ form, field, path, leaf, source }} translation={actor} />
        <div className={css.field}>{children}</div>
      </div>
    </div>
  )
}

/** A field that only arranges others has the path of its parent. */
function parentOf(path: string, field: TranslatedFieldProps['field']): string {
  const own = pathOf(field, '')
  if (own === '') return path
  return path.slice(0, Math.max(0, path.length - own.length - 1))
}
