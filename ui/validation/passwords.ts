import type { DocumentData, FieldProblem } from '#config-schema'
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
  if (password && !repeated) return [{ path: again, message: words('validation:required') }]
  // Of a new user its own rule says so.
  const isMissing = !password && Boolean(repeated) && !isNew
  if (isMissing) return [{ path: 'password', message: words('validation:required') }]
  if (!password || password === repeated) return []
  return [{ path: again, message: words('fields:passwordsDoNotMatch') }]
}
