import type { GenerateQuestion } from '../../client/seo.ts'
import { useCollection, useGlobal } from '../../kit/config.ts'
import { titleOf } from '../../kit/document-title.ts'
import type { Form } from '../form.ts'

/** What the server is told of the document as it is now. */
export function useQuestion(form: Form): () => GenerateQuestion {
  const collection = useCollection(form.slug)
  const global = useGlobal(form.slug)
  const isGlobal = form.document.getSnapshot().context.ref.kind === 'global'
  const entity = isGlobal ? global : collection
  const access = entity?.access ?? { read: true, update: false }
  const isAllowed = form.isNew && collection ? collection.access.create : access.update
  return () => {
    const { ref, values, base } = form.document.getSnapshot().context
    return {
      ref,
      doc: values,
      initialData: base,
      title: entity ? titleOf(entity, values) : null,
      docPermissions: { ...access },
      hasPublishPermission: isAllowed,
      hasSavePermission: isAllowed,
    }
  }
}
