import { shallowEqual, useSelector } from '@xstate/react'
import type { DocumentActor } from '#machines/document'
import { inOrder } from './in-order.ts'
import { useFieldsOf } from './use-fields-of.ts'

/** What stands above the fields of the config. */
const besides = ['email', 'username', 'password', 'confirm-password', 'file']

/** What the server objects to, and this page does not show: the form is another one by now. */
export function useUnknownPaths(document: DocumentActor): readonly string[] {
  const fields = useFieldsOf(document)
  return useSelector(
    document,
    ({ context }) => {
      const paths = (context.problem?.fields ?? []).map(({ path }) => path)
      const known = [...inOrder(paths, fields), ...besides]
      return paths.filter((path) => !known.includes(path))
    },
    shallowEqual,
  )
}
