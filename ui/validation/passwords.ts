import type { DocumentData } from '#contracts/documents'
import type { FieldProblem } from '#problems'
import type { Circumstances } from './circumstances.ts'
import { isCollection } from './circumstances.ts'
import type { Words } from './words.ts'

const again = 'confirm-password'

/** A password is typed twice (VAL-4). The server can't ask for that: its other clients send it once. */
export function passwordProblems(
  values: DocumentData,
  { entity, isNew }: Circumstances,
  words: Words,
): FieldProblem[] {
  if (!isCollection(entity) || entity.auth === null) return []
  const { [again]: repeated, password } = values
  const missing = (path: string) => [{ path, message: words('validation:required') }]
  // Of a new user the rule of the password says so itself.
  if (!password) return repeated && !isNew ? missing('password') : []
  if (!repeated) return missing(again)
  return password === repeated
    ? []
    : [{ path: again, message: words('fields:passwordsDoNotMatch') }]
}
