import type { ClientField } from '#contracts/fields'
import { inOrder } from './in-order.ts'

/** What stands above the fields of the config. */
const besides = ['email', 'username', 'password', 'confirm-password', 'current-password', 'file']

/** Which of these paths the form has no field for: it is another one by now. */
export function unknownPaths(
  paths: readonly string[],
  fields: readonly ClientField[],
): readonly string[] {
  const known = [...inOrder(paths, fields), ...besides]
  return paths.filter((path) => !known.includes(path))
}
