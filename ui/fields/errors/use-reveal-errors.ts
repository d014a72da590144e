import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useEffectEvent } from 'react'
import type { ClientField } from '#config-schema'
import { useAdminConfig } from '../../kit/config.ts'
import type { Form } from '../form.ts'
import { inOrder } from './in-order.ts'
import { focusField, reveal } from './reveal.ts'

/**
 * Whenever the server refuses the document, the first wrong field comes into sight and takes the
 * focus (VAL-7). Returns the same for a button.
 */
export function useRevealErrors(form: Form): () => void {
  const { document } = form
  const fields = useFieldsOf(form)
  const isRefused = useSelector(document, (state) =>
    state.matches({ open: { content: { unsaved: 'invalid' } } }),
  )
  const showFirst = useCallback(() => {
    const problems = document.getSnapshot().context.problem?.fields ?? []
    const paths = problems.map(({ path }) => path)
    const known = inOrder(paths, fields)
    // What is not in the config, such as a user's password, stands above the fields that are.
    const isShown = paths.some((path) => !known.includes(path) && focusField(path))
    if (!isShown && known[0] !== undefined) reveal(document, known[0])
  }, [document, fields])
  const onRefused = useEffectEvent(showFirst)
  useEffect(() => {
    if (isRefused) onRefused()
  }, [isRefused])
  return showFirst
}

const none: readonly ClientField[] = []

function useFieldsOf({ document, slug }: Form): readonly ClientField[] {
  const config = useAdminConfig()
  const kind = useSelector(document, ({ context }) => context.ref.kind)
  if (config?.kind !== 'signedIn') return none
  const entities = kind === 'global' ? config.globals : config.collections
  return entities.find((entity) => entity.slug === slug)?.fields ?? none
}
