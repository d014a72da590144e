import { useSyncExternalStore } from 'react'
import { usePanel } from '../../kit/panel.ts'
import type { Form } from '../form.ts'
import { useValue } from '../form.ts'

/** Of the chosen file, as soon as it's uploaded; null: nobody knows it yet. */
export function useKeptHash(form: Form): string | null {
  const { files } = usePanel()
  const value = useValue(form, 'file')
  const hashOf = () => files.hashOf(value)
  return useSyncExternalStore(files.uploads?.subscribe ?? nobody, hashOf, hashOf)
}

const nobody = () => () => {}
