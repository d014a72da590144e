import type { Reference } from '../../client/summaries.ts'
import { useCollection, useGlobal } from '../../kit/config.ts'
import { fieldsOnTheWay } from '../fields-on-the-way.ts'
import type { Form } from '../form.ts'
import { useValue } from '../form.ts'
import { referencesIn } from '../references/references.ts'

/** The picture that the field at this path names; null: none, or the config has no such field. */
export function useChosenImage(form: Form, path: string): Reference | null {
  const collection = useCollection(form.slug)
  const global = useGlobal(form.slug)
  const value = useValue(form, path)
  const fields = (collection ?? global)?.fields ?? []
  const field = fieldsOnTheWay(fields, path.split('.'), {})?.at(-1)
  if (!field || !('type' in field) || field.type !== 'upload') return null
  return referencesIn(field, value)[0] ?? null
}
