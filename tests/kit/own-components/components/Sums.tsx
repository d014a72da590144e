import { useDocument } from 'stateroom-admin/ui'

/** What the film comes to, with what is not saved yet. */
export function Sums() {
  const { values, isUnsaved, slug, isNew } = useDocument()
  return (
    <p data-testid="sums">
      {slug}: {String(values.rating)} of {String(values.title)}
      {isUnsaved && ', unsaved'}
      {isNew && ', new'}
    </p>
  )
}
